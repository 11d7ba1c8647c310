import "server-only";
import { findProductByName } from "@/lib/shop/catalogue";
import type { OrderItem, OrderRequest, WireQuote } from "@/lib/shop/order";
import { newGuest, quote, type Standing } from "@/lib/shop/pricing";
import { isSample, samplesProblem } from "@/lib/shop/samples";
import { ApiError } from "./http";

/**
 * The shop's own figures for an order, after everything in it was found sold here, in stock, and priced as the shopper
 * was shown.
 * @throws ApiError invalid_order, sample_unavailable, price_changed (with the true quote)
 */
export function pricedByTheShop(request: OrderRequest, userId: string | null): WireQuote {
  const items = request.items.map(withTruePrice);
  refuseWrongSamples(request, userId);
  const truth = quoteOf(items, standingOf(userId));
  const asShown = items.every((item, index) => item.price === request.items[index]?.price);
  if (!asShown || truth.total_price !== request.total_price)
    throw new ApiError("price_changed", { body: { quote: truth } });
  return truth;
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

function refuseWrongSamples(request: OrderRequest, userId: string | null): void {
  const problem = samplesProblem(request.items.map(({ name, price, qty }) => ({ name, price, quantity: qty })));
  if (problem) throw new ApiError("sample_unavailable", { sentence: problem, fields: { items: problem } });
  if (request.items.some(isSample) && !request.guest_email && !userId) {
    const sentence = "Free samples need an e-mail address. Please add yours, or remove the samples.";
    throw new ApiError("sample_unavailable", { sentence, fields: { guest_email: sentence } });
  }
}

/** Samples already had are refused by the claims in the order's own write, so pricing takes them as available. */
function standingOf(userId: string | null): Standing {
  return { ...newGuest, signedIn: userId !== null };
}

function quoteOf(items: OrderItem[], standing: Standing): WireQuote {
  const { subtotal, discount, discountKind, delivery, total } = quote(
    items.map(({ price, qty }) => ({ price, quantity: qty })),
    standing,
  );
  return { items, subtotal, discount_amount: discount, discount_kind: discountKind, delivery, total_price: total };
}
