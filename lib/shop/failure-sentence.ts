import type { Translate } from "#lib/shop/language/translate.ts";
import { shop } from "#lib/shop/shop.ts";
import type { RefusalsTexts } from "#texts/en/refusals.ts";

/** What is said of a failed call: in English, and as a code. */
type Failed = { code: string; message: string };

/**
 * Why a call failed, in another language than the API's: the sentence itself, which may name a product or an amount, else the
 * sentence of its code. So a page that is older than the server has no English on it either.
 * @param said finds a sentence's translation by its English, and returns one that it doesn't know as it is
 * @param t the texts of this language
 */
export function failureSentence(
  { code, message }: Failed,
  said: (english: string) => string,
  t: Translate<RefusalsTexts>,
): string {
  const found = said(message);
  return found === message ? sentenceOf(code, t) : found;
}

function sentenceOf(code: string, t: Translate<RefusalsTexts>): string {
  switch (code) {
    case "unauthorized":
      return t("signIn");
    case "not_found":
      return t("orderNotFound");
    case "invalid_order":
      return t("invalidOrder");
    case "offer_unavailable":
      return t("offerUsed");
    case "sample_unavailable":
      return t("samplesUsed");
    case "price_changed":
      return t("priceChanged");
    case "order_id_taken":
      return t("idTaken");
    case "orders_paused":
      return t("paused");
    case "rate_limited":
      return t("tooMany");
    case "unavailable":
      return t("unavailable", { phone: shop.phone });
    default:
      return t("internal");
  }
}
