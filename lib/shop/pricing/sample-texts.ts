import { indianDay } from "#lib/shop/language/indian-day.ts";
import type { Say, Translate } from "#lib/shop/language/translate.ts";
import type { OfferRulesTexts } from "#texts/en/offer-rules.ts";
import type { SampleRulesTexts } from "#texts/en/sample-rules.ts";
import type { Line } from "./line.ts";
import { isSample, MAX_SAMPLES } from "./line.ts";
import { FIRST_ORDER_PERCENT, SAMPLE_PERCENT } from "./offer-rules.ts";
import { promotionsOn } from "./promotion.ts";

/**
 * The error message about the samples among an order's lines, or null. Whether this customer
 * may still have samples is not checked here: the order's own write decides that.
 */
export function samplesProblem<Said>(lines: Line[], t: Say<SampleRulesTexts, Said>): Said | null {
  const samples = lines.filter(isSample);
  if (samples.length === 0) return null;
  if (samples.length === lines.length) return t("needsPack");
  if (samples.length > MAX_SAMPLES) return t("tooMany", { most: MAX_SAMPLES });
  const oneEach = samples.every((line) => line.qty === 1);
  const different = new Set(samples.map((line) => line.name)).size === samples.length;
  return oneEach && different ? null : t("oneEach");
}

/**
 * The effect of free samples on a bill, wherever they are offered. With the first-order offer claimed they are free,
 * and give no discount.
 */
export function samplesPromise(claimed: boolean, t: Translate<OfferRulesTexts>): string {
  if (claimed) return t("samplesStay", { percent: FIRST_ORDER_PERCENT, samplePercent: SAMPLE_PERCENT });
  const isAlone = promotionsOn(indianDay(new Date())).length === 0;
  return t(isAlone ? "samplesOff" : "samplesLarger", { percent: SAMPLE_PERCENT });
}
