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
    <ol
      aria-label={t("label")}
      className={`flex flex-wrap gap-x-4 gap-y-1 whitespace-nowrap text-[0.9375rem] text-tamarind print:hidden ${draft ? "" : "invisible"}`}
    >
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === now ? "step" : undefined}
          className={`flex items-center gap-2 ${index === now ? "font-semibold text-ink" : ""}`}
        >
          <span
            className={`size-4 rounded-full border-3 border-brass ${index < now ? "bg-leaf" : index === now ? "bg-turmeric" : ""}`}
          />
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
