import "server-only";
import { type CartLine, MAX_LINES, newLine } from "#lib/shop/cart/cart.ts";
import { findProduct, findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutFormInput, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import { cityOfPincode, onlyStateOfPincode } from "#lib/shop/customer/pincode.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
import { isOwnOrderId } from "#lib/shop/order/order.ts";

/** A checkout as one page passes it on to the next, in the fields of its form. */
export type PlainCheckout = {
  /** Made once per checkout: an order that is sent twice is placed once. */
  orderId: string;
  person: CheckoutFormInput;
  /** What is ordered, at the prices that the shopper was shown. */
  lines: CartLine[];
  /** Whole rupees, as the shopper was shown them; NaN where the form has none. */
  total: number;
};

const names = Object.keys(emptyCheckoutForm) as (keyof CheckoutFormInput)[];

/** What a person has typed, as it was typed; of a text that is far too long its beginning. A pincode fills in the city and the state that were left empty. */
export function personOf(form: URLSearchParams): CheckoutFormInput {
  const typed = { ...emptyCheckoutForm };
  for (const name of names) typed[name] = (form.get(name) ?? "").slice(0, 400);
  const { city, state, pincode } = typed;
  return {
    ...typed,
    city: city.trim() === "" ? (cityOfPincode(pincode.trim()) ?? city) : city,
    state: state === "" ? (onlyStateOfPincode(pincode.trim()) ?? "") : state,
  };
}

/** The checkout's id in a form: a new one where there is none that this shop has made. */
export function orderIdIn(form: URLSearchParams): string {
  const sent = form.get("order_id") ?? "";
  return isOwnOrderId(sent) ? sent : newOrderId();
}

/** The checkout that a summary's form contains. */
export function checkoutOf(form: URLSearchParams): PlainCheckout {
  const lines = form
    .getAll("line")
    .slice(0, MAX_LINES + 1)
    .map(lineOf);
  return { orderId: orderIdIn(form), person: personOf(form), lines, total: Number(form.get("total") ?? Number.NaN) };
}

/** A line as it was shown. What the shop no longer sells keeps its slug as a name, and is refused by it. */
function lineOf(text: string): CartLine {
  const [slug = "", quantity = "", price = ""] = text.split(".");
  const product = findProduct(slug);
  const item = { name: product?.name ?? slug, category: product?.category ?? "", price: Number(price || Number.NaN) };
  return { ...newLine(item, 0), quantity: Number(quantity || Number.NaN) };
}

export function personFields(person: CheckoutFormInput): [string, string][] {
  return names.map((name) => [name, person[name]]);
}

/** The fields of a summary's form, which checkoutOf reads. */
export function checkoutFields({ orderId, person, lines, total }: PlainCheckout): [string, string][] {
  return [
    ["order_id", orderId],
    ...personFields(person),
    ...lines.map((line): [string, string] => {
      const slug = findProductByName(line.product_name)?.slug ?? slugOf(line.product_name);
      return ["line", `${slug}.${line.quantity}.${line.price}`];
    }),
    ["total", String(total)],
  ];
}
