import { isSample, MAX_SAMPLES } from "#lib/shop/offers/free-samples.ts";
import { FIRST_ORDER_MINIMUM, FIRST_ORDER_PERCENT, SAMPLE_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import { rupees } from "./money.ts";
import type { DiscountKind, Eligibility } from "./quote.ts";

/** What a discount is called on a bill. */
export const discountNames: Record<NonNullable<DiscountKind>, string> = {
  first_order: "First-order discount",
  sample: "Sample discount",
  eligible: "Sample discount",
};

type Priced = {
  lines: { price: number; quantity: number }[];
  eligibility: Eligibility;
  /** The discount that the bill shows. It decides: the server may know more than the eligibility says. */
  kind: DiscountKind;
  /** Samples were had by an order from this browser: nobody is invited to choose some again. */
  samplesHad?: boolean;
};

/**
 * Why a bill shows the discount that it shows, and why not another: a sentence or two. Null where no offer is near. An offer
 * that can be claimed is not among them: it has a line of its own (components/offers/claim-in-bill.tsx).
 */
export function explainPrice(priced: Priced): string | null {
  const sentences = [...given(priced), ...firstOrderMissing(priced), ...samplesMissing(priced)];
  return sentences.length > 0 ? sentences.join(" ") : null;
}

function given({ lines, eligibility, kind }: Priced): string[] {
  const withSamples = lines.some(isSample) && eligibility.samples === "available";
  if (kind === "first_order")
    return [`${FIRST_ORDER_PERCENT}% off your first order.`, ...(withSamples ? ["Your samples still come free."] : [])];
  return kind === null ? [] : [`${SAMPLE_PERCENT}% off with your samples.`];
}

function firstOrderMissing({ lines, eligibility: { signedIn, firstOrder }, kind }: Priced): string[] {
  const subtotal = subtotalOf(lines);
  if (kind === "first_order" || subtotal === 0 || firstOrder === "unavailable") return [];
  const used = "You've used your first-order offer.";
  if (firstOrder === "claimed") {
    const short = (signedIn ? FIRST_ORDER_MINIMUM.signedIn : FIRST_ORDER_MINIMUM.guest) - subtotal;
    return [short > 0 ? `Add ${rupees(short)} more for your ${FIRST_ORDER_PERCENT}% off.` : used];
  }
  // Without another discount beside it a bill has nothing that a used offer would explain.
  if (firstOrder === "used") return kind === null ? [] : [used];
  if (firstOrder === "ordered") return kind === null ? [] : [`The ${FIRST_ORDER_PERCENT}% offer is for a first order.`];
  // To claim, a guest signs in: then the lower minimum applies.
  const minimum = FIRST_ORDER_MINIMUM.signedIn;
  return subtotal < minimum ? [`${FIRST_ORDER_PERCENT}% off a first order from ${rupees(minimum)}.`] : [];
}

function samplesMissing({ lines, eligibility: { samples }, kind, samplesHad = false }: Priced): string[] {
  if (subtotalOf(lines) === 0) return [];
  if (lines.some(isSample)) return samples === "used" ? ["You've had your free samples already."] : [];
  return samples === "available" && kind !== "first_order" && !samplesHad
    ? [`Pick up to ${MAX_SAMPLES} free samples and take ${SAMPLE_PERCENT}% off.`]
    : [];
}

function subtotalOf(lines: Priced["lines"]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
