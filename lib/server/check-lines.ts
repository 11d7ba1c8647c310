import "server-only";
import { findProductByName } from "@/lib/shop/catalogue";
import type { OrderItem, OrderRequest, WireQuote } from "@/lib/shop/order";
import { quote, type Standing } from "@/lib/shop/pricing";
import { isSample, samplesProblem } from "@/lib/shop/samples";
import { ApiError } from "./http";

/**
 * The shop's own figures for an order, after everything in it was found sold here, in stock, and priced as the shopper
 * was shown.
 * @throws ApiError invalid_order, sample_unavailable, price_changed (with the true quote)
 */
export function pricedByTheShop(request: OrderRequest, standing: Standing): WireQuote {
  const items = request.items.map(withTruePrice);
  refuseWrongSamples(request, standing);
  const truth = quoteOf(items, standing);
  const asShown = items.every((item, index) => item.price === request.items[index]?.price);
  if (asShown && truth.total_price === request.total_price) return truth;
  const lostOffer = standing.firstOrder === "used" && wasShownTheOffer(request, items, standing);
  throw new ApiError("price_changed", { body: { quote: truth }, ...(lostOffer && { sentence: OFFER_LOST }) });
}

const OFFER_LOST =
  "The first-order offer has been used already, by this account or with this phone number. Please look at the new total before you place the order.";

/** Does the total that she was shown come from an offer that is used up by now? */
function wasShownTheOffer({ total_price }: OrderRequest, items: OrderItem[], standing: Standing): boolean {
  return quoteOf(items, { ...standing, firstOrder: "claimed" }).total_price === total_price;
}

function withTruePrice(item: OrderItem): OrderItem {
  const product = findProductByName(item.name);
  if (!product) refuseItem(`We don't sell "${item.name}". Please remove it and try again.`);
  if (!product.inStock) refuseItem(`${product.name} is sold out. Please remove it to go on.`);
  return isSample(item) ? item : { ...item, price: product.price };
}

function refuseItem(sentence: string): never {
  throw new ApiError("invalid_order", { sentence, fields: { items: sentence } });
}

function refuseWrongSamples(request: OrderRequest, { signedIn, samples }: Standing): void {
  const problem = samplesProblem(request.items.map(({ name, price, qty }) => ({ name, price, quantity: qty })));
  if (problem) throw new ApiError("sample_unavailable", { sentence: problem, fields: { items: problem } });
  if (!request.items.some(isSample)) return;
  if (samples === "used") throw new ApiError("sample_unavailable");
  if (!request.guest_email && !signedIn) {
    const sentence = "Free samples need an e-mail address. Please add yours, or remove the samples.";
    throw new ApiError("sample_unavailable", { sentence, fields: { guest_email: sentence } });
  }
}

function quoteOf(items: OrderItem[], standing: Standing): WireQuote {
  const { subtotal, discount, discountKind, delivery, total } = quote(
    items.map(({ price, qty }) => ({ price, quantity: qty })),
    standing,
  );
  return { items, subtotal, discount_amount: discount, discount_kind: discountKind, delivery, total_price: total };
}
