import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";

/** What happened, in GA4's terms. */
export type ShopEvent = "view_item" | "add_to_cart" | "begin_checkout" | "purchase";
/** So many packs of a product, at a price in rupees each. */
export type CountedLine = { product_name: string; category: string; price: number; quantity: number };

/**
 * What Google learns of an event: products, prices and quantities, and nothing of a person. A purchase needs an id of its
 * own; it is a random one, because an order's id leads to the order. The page is named without what follows its path, which may
 * be an order's id or the words of a search.
 * @param at the page's address
 * @returns null when nothing is for sale in it: free samples are not counted
 */
export function eventParams(event: ShopEvent, lines: CountedLine[], total: number | undefined, at: string) {
  const paid = lines.filter((line) => !isSample(line));
  if (paid.length === 0) return null;
  const { origin, pathname } = new URL(at);
  return {
    currency: "INR",
    value: total ?? paid.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    items: paid.map(({ product_name, category, price, quantity }) => ({
      // The feed's id of the product.
      item_id: findProductByName(product_name)?.slug ?? product_name,
      item_name: product_name,
      item_category: category,
      price,
      quantity,
    })),
    page_location: origin + pathname,
    ...(event === "purchase" && { transaction_id: newOrderId() }),
  };
}
