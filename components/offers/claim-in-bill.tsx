import { useEffect, useRef, useState } from "react";
import { dismissPopup, useUsedHere } from "#lib/browser/account/offer-storage.ts";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import type { Result } from "#lib/browser/api/result.ts";
import { Link } from "#lib/browser/language/link.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { claimFirstOrder } from "#lib/browser/offers/use-offers.ts";
import { claimAddress } from "#lib/shop/account/next-page.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/pricing/offer-rules.ts";
import { claimSaving, quote } from "#lib/shop/pricing/quote.ts";
import { claimInBill } from "#texts/en/claim-in-bill.ts";

type Props = {
  lines: Line[];
  /** What the bill shows, in whole rupees. */
  total: number;
  eligibility: Eligibility;
  /** The order is being sent: the line is out of sight, and its space stays. */
  isSending?: boolean;
};

/**
 * The first-order offer in a bill, while it is open to this customer: what it saves here, and a button. A signed-in
 * customer claims on the spot. A guest signs in, and the claim leads back to this page.
 */
export function ClaimInBill({ lines, total, eligibility, isSending = false }: Props) {
  const t = useTexts(claimInBill);
  const rich = useRichTexts(claimInBill);
  const say = useSentence();
  const claimText = t("claim", { percent: FIRST_ORDER_PERCENT });
  const here = usePagePath();
  const usedHere = useUsedHere();
  /** What became of a claim on this page; null before the first one. */
  const [claim, setClaim] = useState<Result<unknown> | "claiming" | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { signedIn } = eligibility;
  const saving = claimSaving(lines, eligibility, total);
  const isOpen = saving > 0 && (signedIn || !usedHere);
  // A bill that falls below the minimum later has it no longer.
  const isOff = quote(lines, eligibility).promotion === "first_order";
  const isClaiming = claim === "claiming";
  /** Claims for the signed-in customer on the page where they are: every price follows the answer. */
  const start = async () => {
    const user = rememberedUser.read();
    if (!user) return;
    setClaim("claiming");
    const claimed = await claimFirstOrder(user.id);
    if (claimed.ok) dismissPopup();
    setClaim(claimed);
  };
  useEffect(() => {
    // The button goes away with the press that succeeds, and would take the focus with it.
    if (claim !== null && claim !== "claiming") result.current?.focus();
  }, [claim]);
  return (
    <div className={`needs-accounts ${isSending ? "invisible" : ""}`}>
      {isOpen && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-tamarind-20 border-t pt-3">
          <p className="flex-1 basis-28 leading-tight">
            {rich("save", { saving: rupees(saving), amount: (words) => <strong className="block">{words}</strong> })}
          </p>
          {signedIn ? (
            <button type="button" className="button button-quiet shrink-0 px-4" disabled={isClaiming} onClick={start}>
              {isClaiming ? t("claiming") : claimText}
            </button>
          ) : (
            <Link href={claimAddress(false, here)} prefetch={false} className="button button-quiet shrink-0 px-4">
              {claimText}
            </Link>
          )}
        </div>
      )}
      <p ref={result} tabIndex={-1} role="status" className="notice mt-3 empty:hidden">
        {claim !== null &&
          claim !== "claiming" &&
          (claim.ok ? isOff && t("done", { percent: FIRST_ORDER_PERCENT }) : say(claim))}
      </p>
    </div>
  );
}
