"use client";
import { useCheckoutDraft } from "#lib/browser/checkout/checkout-store.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { steps as stepTexts } from "#texts/en/steps.ts";

const steps = ["details", "summary", "placed"] as const;

/** Shows which step of the checkout this is, when there is a draft. */
export function CheckoutSteps() {
  const t = useTexts(stepTexts);
  const { draft } = useCheckoutDraft();
  const path = usePagePath();
  const now = draft?.status.state === "placed" ? 2 : path === "/order-summary" ? 1 : 0;
  return (
    <ol aria-label={t("label")} className={draft ? "checkout-steps" : "checkout-steps invisible"}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === now ? "step" : undefined} data-done={index < now || undefined}>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
