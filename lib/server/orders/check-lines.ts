import "server-only";
import { ApiError, refuseField } from "#lib/server/http/route.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { isShown } from "#lib/shop/catalogue/live-facts.ts";
import { type Sentence, sentencesOf } from "#lib/shop/language/sentence.ts";
import type { WireQuote } from "#lib/shop/order/order.ts";
import type { OrderRequest } from "#lib/shop/order/order-request.ts";
import type { Eligibility, FirstOrderState } from "#lib/shop/pricing/eligibility.ts";
import { isSample, type Line } from "#lib/shop/pricing/line.ts";
import { offerRefusal } from "#lib/shop/pricing/offer-rules.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { samplesProblem } from "#lib/shop/pricing/sample-texts.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { refusals } from "#texts/en/refusals.ts";
import { sampleRules } from "#texts/en/sample-rules.ts";

const text = sentencesOf(refusals);

/**
 * The shop's own figures for an order, after each of its lines was found to be sold here, in stock, and at the price
 * that the customer was shown. The shown figures are compared before `used` is looked at: a wrong total gets the same
 * response whether the phone number is a customer's or not. Otherwise anybody could test phone numbers without placing
 * an order.
 * @param state what is sold out
 * @param eligibility what the customer's own account says
 * @param used which offers the phone number or the e-mail address of the order has used before
 * @param needsEmail false at the desk: samples are counted by the phone number alone where there is no e-mail address
 * @throws ApiError invalid_order, sample_unavailable, price_changed (with the true quote)
 */
export function priceByCatalogue(
  request: OrderRequest,
  state: ShopState,
  eligibility: Eligibility,
  used: { samples: boolean; firstOrder: boolean },
  needsEmail = true,
): WireQuote {
  const items = request.items.map((item) => withTruePrice(item, state));
  refuseWrongSamples(request, eligibility, needsEmail);
  const withoutOffer: Eligibility = {
    ...eligibility,
    firstOrder: eligibility.firstOrder === "claimed" ? "used" : eligibility.firstOrder,
  };
  const isShown = ({ total_price }: WireQuote) =>
    total_price === request.total_price && items.every((item, index) => item.price === request.items[index]?.price);
  if (![eligibility, withoutOffer].some((possible) => isShown(quoteOf(items, possible))))
    throw priceChanged(request, items, eligibility);

  const known = used.firstOrder ? withoutOffer : eligibility;
  const truth = quoteOf(items, known);
  if (!isShown(truth)) throw priceChanged(request, items, known);
  // After the price: a total that is not this customer's own must not tell whether the phone number had samples.
  if (used.samples) throw new ApiError("sample_unavailable");
  return truth;
}

/** Why an offer that the customer was shown does not apply; undefined when it does. */
function offerLost(firstOrder: FirstOrderState): Sentence | undefined {
  if (firstOrder === "used") return text("offerUsedBefore");
  return firstOrder === "ordered"
    ? text("orderedBefore", { offer: offerRefusal("ordered", sentencesOf(offerRules)) })
    : undefined;
}

function priceChanged(request: OrderRequest, items: Line[], eligibility: Eligibility): ApiError {
  const withOffer = quoteOf(items, { ...eligibility, firstOrder: "claimed" });
  const wasShownTheOffer = withOffer.total_price === request.total_price;
  const message = wasShownTheOffer ? offerLost(eligibility.firstOrder) : undefined;
  return new ApiError("price_changed", { message, body: { quote: quoteOf(items, eligibility) } });
}

function withTruePrice(item: Line, state: ShopState): Line {
  const product = findProductByName(item.name);
  if (!product || !isShown(product)) refuseField("items", text("notSold", { name: item.name }));
  if (isSoldOut(state, product.slug)) refuseField("items", text("soldOut", { name: product.name }));
  return isSample(item) ? item : { ...item, price: product.price };
}

function refuseWrongSamples(request: OrderRequest, { signedIn, samples }: Eligibility, needsEmail: boolean): void {
  const problem = samplesProblem(request.items, sentencesOf(sampleRules));
  if (problem) refuseField("items", problem, "sample_unavailable");
  if (!request.items.some(isSample)) return;
  if (samples === "used") throw new ApiError("sample_unavailable");
  if (needsEmail && !request.guest_email && !signedIn)
    refuseField("guest_email", text("samplesEmail"), "sample_unavailable");
}

function quoteOf(items: Line[], eligibility: Eligibility): WireQuote {
  const { subtotal, discount, promotion, delivery, total } = quote(items, eligibility);
  return { items, subtotal, discount_amount: discount, discount_kind: promotion, delivery, total_price: total };
}
