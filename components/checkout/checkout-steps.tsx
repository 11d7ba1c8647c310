"use client";
import { usePathname } from "next/navigation";
import { useCheckoutDraft } from "#lib/browser/checkout/checkout-store.ts";

const steps = ["Details", "Summary", "Placed"];

/** Shows which step of the checkout this is, when there is a draft. */
export function CheckoutSteps() {
  const { draft } = useCheckoutDraft();
  const path = usePathname();
  const now = draft?.status.state === "placed" ? 2 : path === "/order-summary" ? 1 : 0;
  return (
    <ol aria-label="Steps of the checkout" className={draft ? "checkout-steps" : "checkout-steps invisible"}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === now ? "step" : undefined} data-done={index < now || undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}
