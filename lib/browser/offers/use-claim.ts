import { useState } from "react";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import type { Failure } from "#lib/browser/result.ts";
import { dismissPopup } from "./offer-storage.ts";
import { claimFirstOrder } from "./use-offers.ts";

/** What became of a claim on this page; null before the first one. */
type Claim = { state: "claiming" } | { state: "claimed" } | { state: "failed"; failure: Failure } | null;

/** Claims the first-order offer for the signed-in customer on the page where they are: every price follows the answer. */
export function useClaim() {
  const [claim, setClaim] = useState<Claim>(null);
  const start = async () => {
    const user = rememberedUser.read();
    if (!user) return;
    setClaim({ state: "claiming" });
    const claimed = await claimFirstOrder(user.id);
    if (claimed.ok) dismissPopup();
    setClaim(claimed.ok ? { state: "claimed" } : { state: "failed", failure: claimed });
  };
  return { claim, start };
}
