import * as z from "zod/mini";
import type { CartLine } from "./cart";
import type { Product } from "./catalogue";
import { type CheckoutFormInput, checkoutFormSchema, emptyCheckoutForm } from "./checkout-form";
import { orderSchema, type WireQuote } from "./order";
import { newGuest, quote } from "./pricing";

const text = z.string();
const rupeesField = z.int().check(z.nonnegative());

/**
 * A checkout under way, from Buy Now or the cart to the placed order: what the pages of the flow hand to each other. It
 * lives in session storage, so that a reload loses nothing.
 */
export const checkoutDraftSchema = z.object({
  /** Made once per checkout; what makes sending the order again safe. */
  order_id: text,
  isAuthenticated: z.boolean(),
  /** The one product of a Buy Now, else null. */
  productName: z.nullable(text),
  category: z.nullable(text),
  price: z.nullable(rupeesField),
  items: z.array(z.object({ product_name: text, quantity: z.int(), price: rupeesField, category: text })),
  /** Whole rupees: before the discount, the discount, and what is to be paid. */
  total_amount: rupeesField,
  discount_amount: rupeesField,
  final_amount: rupeesField,
  isFromBuyNow: z.boolean(),
  isFromCart: z.boolean(),
  hasTempSamples: z.boolean(),
  /** The order-details form as it was last typed. */
  form: z.object({
    guest_name: text,
    guest_phone: text,
    guest_email: text,
    line1: text,
    line2: text,
    city: text,
    state: text,
    pincode: text,
  }),
  /** It was sent and nobody knows yet whether it arrived: nothing in it may change until that is known. */
  locked: z.boolean(),
  /** The order as the server saved it. */
  placed: z.nullable(orderSchema),
});
export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>;

type DraftLine = CheckoutDraft["items"][number];

/** A checkout of one pack of one product. */
export function draftFromBuyNow(product: Product, orderId: string, form = emptyCheckoutForm): CheckoutDraft {
  const { name, category, price } = product;
  const line = { product_name: name, quantity: 1, price, category };
  const draft = newDraft(orderId, [line], form);
  return { ...draft, productName: name, category, price, isFromBuyNow: true };
}

/** A checkout of the cart. */
export function draftFromCart(cart: CartLine[], orderId: string, form = emptyCheckoutForm): CheckoutDraft {
  const lines = cart.map(({ product_name, quantity, price, category }) => ({
    product_name,
    quantity,
    price,
    category,
  }));
  const draft = newDraft(orderId, lines, form);
  return { ...draft, isFromCart: true, hasTempSamples: cart.some((line) => line.isSample) };
}

function newDraft(orderId: string, items: DraftLine[], form: CheckoutFormInput): CheckoutDraft {
  const { subtotal, discount, total } = quote(items, newGuest);
  return {
    order_id: orderId,
    isAuthenticated: false,
    productName: null,
    category: null,
    price: null,
    items,
    total_amount: subtotal,
    discount_amount: discount,
    final_amount: total,
    isFromBuyNow: false,
    isFromCart: false,
    hasTempSamples: false,
    form,
    locked: false,
    placed: null,
  };
}

/** Can this draft be placed: is it filled in, or already on its way, or even there? */
export function isReadyToPlace(draft: CheckoutDraft): boolean {
  return (
    draft.locked || draft.placed !== null || z.safeParse(checkoutFormSchema(draft.isAuthenticated), draft.form).success
  );
}

/** The draft at the shop's own figures, after the server said that the price has changed. */
export function requoted(draft: CheckoutDraft, truth: WireQuote): CheckoutDraft {
  return {
    ...draft,
    items: draft.items.map((line, index) => ({ ...line, price: truth.items[index]?.price ?? line.price })),
    price: draft.price === null ? null : (truth.items[0]?.price ?? draft.price),
    total_amount: truth.subtotal,
    discount_amount: truth.discount_amount,
    final_amount: truth.total_price,
  };
}
