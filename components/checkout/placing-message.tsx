import { discardDraft } from "#lib/browser/checkout/checkout-store.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import type { Sentence } from "#lib/shop/language/sentence.ts";
import { placing } from "#texts/en/placing.ts";
import { Totals } from "./bill-changes";

type Props = {
  draft: CheckoutDraft;
  /** An error of our own code, before anything was sent. */
  failed: boolean;
};

/** Says why the order is not placed yet, and what pressing Place Order again does. */
export function PlacingMessage({ draft: { status, final_amount }, failed }: Props) {
  const t = useTexts(placing);
  const say = useSentence();
  if (failed) return <p className="notice notice-error">{t("failed")}</p>;
  if (status.state === "submitting") return <UnknownOutcome message={null} />;
  if (status.state === "unknown") return <UnknownOutcome message={status.message} />;
  if (status.state !== "needs_ok") return null;
  return (
    <div className="notice notice-error">
      <p>{say(status.message)}</p>
      {status.total_before !== null && (
        <p className="mt-2 text-lg">
          <Totals before={status.total_before} now={final_amount} />
        </p>
      )}
    </div>
  );
}

/**
 * The order was sent, and no response came, or this page was left before it came. The order is in this tab only.
 * Sending the same order again is safe; only a new one could be placed twice.
 */
function UnknownOutcome({ message }: { message: Sentence | null }) {
  const t = useTexts(placing);
  const say = useSentence();
  const router = usePageRouter();
  const startAnew = () => {
    discardDraft();
    router.push("/#categories");
  };
  return (
    <div className="notice notice-error">
      {message && <p className="font-semibold">{say(message)}</p>}
      <p className="mt-1">{`${message ? `${t("notSaved")} ` : ""}${t("unknown", { phone: shop.phone })}`}</p>
      <button type="button" className="link mt-2 min-h-11" onClick={startAnew}>
        {t("discard")}
      </button>
    </div>
  );
}
