import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
import { isSample, type Line } from "#lib/shop/pricing/line.ts";

/** What happened, in GA4's terms. */
export type ShopEvent = "view_item" | "add_to_cart" | "begin_checkout" | "purchase";

/**
 * What Google learns of an event: products, prices and quantities, and nothing of a person. A purchase needs an id of
 * its own; it is a random one, because an order's id leads to the order. The page is named without what follows its
 * path, which may be an order's id or the words of a search.
 * @param at the page's address
 * @returns null when nothing is for sale in it: free samples are not counted
 */
export function eventParams(event: ShopEvent, lines: Line[], total: number | undefined, at: string) {
  const paid = lines.filter((line) => !isSample(line));
  if (paid.length === 0) return null;
  const { origin, pathname } = new URL(at);
  return {
    currency: "INR",
    value: total ?? paid.reduce((sum, { price, qty }) => sum + price * qty, 0),
    items: paid.map(({ name, price, qty }) => {
      const { slug, category } = findProductByName(name) ?? { slug: name, category: "" };
      // The feed's id of the product.
      return { item_id: slug, item_name: name, item_category: category, price, quantity: qty };
    }),
    page_location: origin + pathname,
    ...(event === "purchase" && { transaction_id: newOrderId() }),
  };
}
