import { isSample } from "#lib/shop/offers/free-samples.ts";
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
};

/**
 * Why a bill shows the discount that it shows, and why not another: one line, in parts. Null where no offer is near.
 */
export function explainPrice(priced: Priced): string | null {
  const parts = [...given(priced), ...firstOrderMissing(priced), ...samplesMissing(priced)];
  return parts.length > 0 ? parts.join("; ") : null;
}

function given({ lines, eligibility, kind }: Priced): string[] {
  const notAdded = lines.some(isSample) && eligibility.samples === "available" ? ["sample offer not added to it"] : [];
  if (kind === "first_order") return [`first-order offer: ${FIRST_ORDER_PERCENT}%`, ...notAdded];
  if (kind === "sample") return [`sample offer: ${SAMPLE_PERCENT}%`];
  return kind === "eligible" ? [`sample offer for account holders: ${SAMPLE_PERCENT}%`] : [];
}

function firstOrderMissing({ lines, eligibility: { signedIn, firstOrder }, kind }: Priced): string[] {
  const subtotal = subtotalOf(lines);
  if (kind === "first_order" || subtotal === 0) return [];
  if (firstOrder === "unavailable") return [];
  const used = "first-order offer already used";
  if (firstOrder === "claimed") {
    const short = (signedIn ? FIRST_ORDER_MINIMUM.signedIn : FIRST_ORDER_MINIMUM.guest) - subtotal;
    return [short > 0 ? `${rupees(short)} more for the first-order offer` : used];
  }
  // Without another discount beside it a bill has nothing that a used offer would explain.
  if (firstOrder === "used") return kind === null ? [] : [used];
  if (firstOrder === "ordered") return kind === null ? [] : ["first-order offer: for a first order only"];
  // To claim, a guest signs in: then the lower minimum applies.
  const minimum = subtotal < FIRST_ORDER_MINIMUM.signedIn ? ` from ${rupees(FIRST_ORDER_MINIMUM.signedIn)}` : "";
  return [`first-order offer: ${signedIn ? "" : "sign in and "}claim it for ${FIRST_ORDER_PERCENT}% off${minimum}`];
}

function samplesMissing({ lines, eligibility: { samples }, kind }: Priced): string[] {
  if (subtotalOf(lines) === 0) return [];
  if (lines.some(isSample)) return samples === "used" ? ["free samples were had before"] : [];
  return samples === "available" && kind !== "first_order"
    ? [`free samples: choose some for ${SAMPLE_PERCENT}% off`]
    : [];
}

function subtotalOf(lines: Priced["lines"]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
