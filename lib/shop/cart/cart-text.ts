import { findProduct, findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { type CartLine, MAX_LINES, MAX_QUANTITY, newLine } from "./cart.ts";

/** The longest text of a cart, in characters: a cookie has 4,096 with its name and signature. */
export const LONGEST_CART_TEXT = 3600;
/** Between two lines; a slug has neither sign. */
const SEPARATOR = "_";

/**
 * A cart as a short text of products and quantities, 'hill-tea.2_black-pepper.1_hill-tea.0': 0 is a free sample. What no
 * longer fits is left out.
 */
export function textOfCart(cart: CartLine[]): string {
  const parts = cart.flatMap((line) => {
    const product = findProductByName(line.product_name);
    return product ? [`${product.slug}.${line.isSample ? 0 : line.quantity}`] : [];
  });
  let text = "";
  for (const part of parts.slice(0, MAX_LINES)) {
    const longer = text === "" ? part : text + SEPARATOR + part;
    if (longer.length > LONGEST_CART_TEXT) break;
    text = longer;
  }
  return text;
}

/** The cart of a text, at today's prices. What the shop no longer sells, and what is no line, is left out. */
export function cartOfText(text: string): CartLine[] {
  const lines = text
    .slice(0, LONGEST_CART_TEXT)
    .split(SEPARATOR, MAX_LINES)
    .flatMap((part) => {
      const [, slug = "", quantity = ""] = /^([a-z\d-]+)\.(\d{1,2})$/.exec(part) ?? [];
      return lineOf(slug, Number(quantity));
    });
  return lines.filter(({ id }, at) => lines.findIndex((line) => line.id === id) === at);
}

/** One line of a product, or of its sample (0); none for a slug that is no product's. */
function lineOf(slug: string, quantity: number): CartLine[] {
  const product = findProduct(slug);
  if (!product || quantity > MAX_QUANTITY) return [];
  const price = quantity === 0 ? 0 : product.price;
  // Every line of a text has a product or a sample of its own, so no time is needed in its id.
  const line = newLine({ name: product.name, category: product.category, price }, 0);
  return [{ ...line, quantity: Math.max(1, quantity) }];
}

/** The cart with these samples in place of those that it had. */
export function withChosenSamples(cart: CartLine[], slugs: string[]): CartLine[] {
  const samples = [...new Set(slugs)].flatMap((slug) => lineOf(slug, 0));
  return [...cart.filter((line) => !isSample(line)), ...samples];
}
