import type { Promotion } from "#lib/shop/content/content-types.ts";
import { dayOf } from "#lib/shop/language/dates.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { PriceWhyTexts } from "#texts/en/price-why.ts";
import type { Eligibility } from "./eligibility.ts";
import { isSample, type Line, MAX_SAMPLES } from "./line.ts";
import { FIRST_ORDER_MINIMUM, FIRST_ORDER_PERCENT, SAMPLE_PERCENT } from "./offer-rules.ts";
import { promotionById, promotionName, subtotalOf } from "./promotion.ts";

type Texts = Translate<PriceWhyTexts>;

/** What is charged where the first-order offer, claimed and large enough, is not: the server knows that it was used. */
const OTHER_OFFERS: (string | null)[] = [null, "sample", "eligible"];

type Priced = {
  lines: Line[];
  eligibility: Eligibility;
  language: Language;
  /** The discount that the bill shows. It decides: the server may know more than the eligibility says. */
  kind: string | null;
  /** Samples were had by an order from this browser: none are offered again. */
  samplesHad?: boolean;
};

/**
 * Why a bill shows the discount that it shows, and why not another: a sentence or two. Null where no offer is near. An
 * offer that can be claimed is not among them: it has a line of its own (components/offers/claim-in-bill.tsx).
 */
export function explainPrice(priced: Priced, t: Texts): string | null {
  const sentences = [...given(priced, t), ...firstOrderMissing(priced, t), ...samplesMissing(priced, t)];
  return sentences.length > 0 ? sentences.join(" ") : null;
}

function given({ lines, eligibility, kind, language }: Priced, t: Texts): string[] {
  const withSamples = lines.some(isSample) && eligibility.samples === "available";
  if (kind === "first_order")
    return [t("firstOrder", { percent: FIRST_ORDER_PERCENT }), ...(withSamples ? [t("samplesFree")] : [])];
  if (kind === "sample" || kind === "eligible") return [t("samples", { percent: SAMPLE_PERCENT })];
  const promotion = promotionById(kind);
  return promotion ? [promotionText(promotion, t, language)] : [];
}

/** What a promotion takes off, and until when: 'Pongal: 15% off the packs it is for, until 17 January.' */
export function promotionText(promotion: Promotion, t: Texts, language: Language): string {
  const { percent, products, until } = promotion;
  const some = products ? "yes" : "no";
  const ends = until ? "yes" : "no";
  const day = until ? dayOf(until, language) : "";
  return t("promotion", { name: promotionName(promotion, language), percent, some, ends, day });
}

function firstOrderMissing({ lines, eligibility: { signedIn, firstOrder }, kind }: Priced, t: Texts): string[] {
  const subtotal = subtotalOf(lines);
  if (kind === "first_order" || subtotal === 0 || firstOrder === "unavailable") return [];
  const percent = FIRST_ORDER_PERCENT;
  const used = t("used");
  if (firstOrder === "claimed") {
    const short = (signedIn ? FIRST_ORDER_MINIMUM.signed_in : FIRST_ORDER_MINIMUM.guest) - subtotal;
    if (short > 0) return [t("addMore", { amount: rupees(short), percent })];
    // Another promotion takes more off this order: the offer stays for the next one.
    return OTHER_OFFERS.includes(kind) ? [used] : [];
  }
  // Without another discount beside it a bill has nothing that a used offer would explain.
  if (firstOrder === "used") return kind === null ? [] : [used];
  if (firstOrder === "ordered") return kind === null ? [] : [t("firstOnly", { percent })];
  // To claim, a guest signs in: then the lower minimum applies.
  const minimum = FIRST_ORDER_MINIMUM.signed_in;
  return subtotal < minimum ? [t("from", { percent, amount: rupees(minimum) })] : [];
}

function samplesMissing({ lines, eligibility: { samples }, kind, samplesHad = false }: Priced, t: Texts): string[] {
  if (subtotalOf(lines) === 0) return [];
  if (lines.some(isSample)) return samples === "used" ? [t("samplesHad")] : [];
  return samples === "available" && kind === null && !samplesHad
    ? [t("pickSamples", { most: MAX_SAMPLES, percent: SAMPLE_PERCENT })]
    : [];
}
