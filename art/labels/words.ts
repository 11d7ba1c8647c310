import type { LabelFacts } from "./facts.ts";

/** The small print of a label, as short lines that belong together. */
export function smallPrint({ label, maker, taste }: LabelFacts) {
  const { legalName, address, fssai } = maker;
  return {
    ingredients: `Ingredients: ${label.ingredients.join(", ")}.`,
    allergens: label.allergens.length > 0 ? `Contains: ${label.allergens.join(", ")}.` : "",
    taste: taste.flavours.join(" · "),
    storage: label.storage,
    packed: "Packed on:",
    bestBefore: `Best before: ${label.bestBeforeMonths} months from packing`,
    maker: `Made by ${legalName}, ${address.line1}, ${address.line2}, ${address.city} ${address.pincode}`,
    licence: `FSSAI ${fssai.number}`,
  };
}

export const netWeight = ({ grams }: LabelFacts) => `${grams} g`;
