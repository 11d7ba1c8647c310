"use client";
import { useRouter } from "next/navigation";
import type { Placing } from "#lib/browser/checkout/place-order.ts";
import { discardDraft } from "#lib/browser/checkout/use-checkout.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { shop } from "#lib/shop/shop.ts";

type Props = {
  draft: CheckoutDraft;
  result: Placing | undefined;
  /** The call broke down before anything was sent. */
  failed: boolean;
  /** The total that was on the page when Place Order was pressed, in rupees. */
  shown: number;
};

/** What the shopper must know before she presses Place Order again. */
export function PlacingMessage({ draft, result, failed, shown }: Props) {
  if (failed) return <p className="notice notice-error">An unexpected error occurred. Please try again.</p>;
  if (draft.locked) return <UnknownOutcome message={result?.kind === "unknown" ? result.message : null} />;
  if (result?.kind === "refused") return <p className="notice notice-error">{result.message}</p>;
  if (result?.kind !== "price_changed") return null;
  return (
    <div className="notice notice-error">
      <p>{result.message}</p>
      <p className="mt-2 text-lg">
        Total before: <s>{rupees(shown)}</s>. Total now: <strong>{rupees(draft.final_amount)}</strong>.
      </p>
    </div>
  );
}

/** Sent, and no answer came, or none that this page lived to see. It is nowhere but here. The same order can be sent again and again; only a new one would be a second one. */
function UnknownOutcome({ message }: { message: string | null }) {
  const router = useRouter();
  const startAnew = () => {
    discardDraft();
    router.push("/#categories");
  };
  return (
    <div className="notice notice-error">
      {message && <p className="font-semibold">{message}</p>}
      <p className="mt-1">
        {message && "This browser could not save it either: please leave this page open. "}
        We don't know yet whether this order reached us. Place Order sends it again to find out: it is never placed
        twice. Or call us: {shop.phone}.
      </p>
      <button type="button" className="link mt-2 min-h-11" onClick={startAnew}>
        Give this order up and start a new one (it may have reached us already)
      </button>
    </div>
  );
}
