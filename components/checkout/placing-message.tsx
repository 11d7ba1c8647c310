"use client";
import { useRouter } from "next/navigation";
import { discardDraft } from "#lib/browser/checkout/checkout-store.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { shop } from "#lib/shop/shop.ts";

type Props = {
  draft: CheckoutDraft;
  /** An error of our own code, before anything was sent. */
  failed: boolean;
};

/** Says why the order is not placed yet, and what pressing Place Order again does. */
export function PlacingMessage({ draft: { status, final_amount }, failed }: Props) {
  if (failed) return <p className="notice notice-error">An unexpected error occurred. Please try again.</p>;
  if (status.state === "submitting") return <UnknownOutcome message={null} />;
  if (status.state === "unknown") return <UnknownOutcome message={status.message} />;
  if (status.state !== "needs_ok") return null;
  return (
    <div className="notice notice-error">
      <p>{status.message}</p>
      {status.total_before !== null && (
        <p className="mt-2 text-lg">
          Total before: <s>{rupees(status.total_before)}</s>. Total now: <strong>{rupees(final_amount)}</strong>.
        </p>
      )}
    </div>
  );
}

/**
 * The order was sent, and no response came, or this page was left before it came. The order is in this tab only. Sending the
 * same order again is safe; only a new one could be placed twice.
 */
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
        {message && "This browser couldn't save it either: please keep this page open. "}
        We don't know yet if this order reached us. Place Order sends it again to find out: it's never placed twice. Or
        call us: {shop.phone}.
      </p>
      <button type="button" className="link mt-2 min-h-11" onClick={startAnew}>
        Discard this order and start a new one (it may have reached us already)
      </button>
    </div>
  );
}
