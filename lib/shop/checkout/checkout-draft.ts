import * as z from "zod/mini";
import type { User } from "#lib/shop/account/user.ts";
import { type CartItem, type CartLine, type CartProduct, cartCount, withoutOrdered } from "#lib/shop/cart/cart.ts";
import { orderLanguage, type WireQuote } from "#lib/shop/order/order.ts";
import { discountKindSchema } from "#lib/shop/order/order-facts.ts";
import { type Eligibility, isSameEligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import { eligibilitySchema } from "#lib/shop/pricing/eligibility-schema.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { type CheckoutFormInput, checkoutFormSchema, emptyCheckoutForm, storedFormSchema } from "./checkout-form.ts";
import { type CheckoutEvent, checkoutStatusSchema, isEditable, statusAfter } from "./checkout-status.ts";
import { addressForCheckout, type SavedAddress } from "./saved-address.ts";

const text = z.string();
/** What another version did not store, and what a new draft does not say. */
const flag = z._default(z.boolean(), false);
const rupeesField = z.int().check(z.nonnegative());

/**
 * A checkout under way, from Buy Now or the cart to the placed order. It is in session storage, so that a reload loses
 * nothing.
 */
export const checkoutDraftSchema = z.object({
  /** Made once per checkout: the idempotency key of its order. */
  order_id: text,
  isAuthenticated: flag,
  /** The user whose order it is; null for a guest's. It is shown to no other user. */
  user_id: z._default(z.nullable(text), null),
  /** The saved address is shown in place of the address fields, which have the same content. */
  usesSavedAddress: flag,
  /** The user wants the address that they typed for this order to be saved for the next one; null: not asked yet. */
  savesAddress: z._default(z.nullable(z.boolean()), null),
  /** The one product of a Buy Now, else null. */
  productName: z._default(z.nullable(text), null),
  category: z._default(z.nullable(text), null),
  price: z._default(z.nullable(rupeesField), null),
  items: z.array(
    z.pipe(
      z.object({ product_name: text, quantity: z.int(), price: rupeesField, category: text }),
      z.transform(({ product_name: name, quantity: qty, ...line }): CartItem => ({ name, qty, ...line })),
    ),
  ),
  /** Whole rupees: before the discount, the discount, and what is to be paid. */
  total_amount: rupeesField,
  discount_amount: rupeesField,
  final_amount: rupeesField,
  /** The offer that the discount comes from. */
  discount_kind: z._default(discountKindSchema, null),
  /** What the figures were worked out from; null where a newer version knows more. */
  quoted_for: z.catch(z.nullable(eligibilitySchema), null),
  isFromBuyNow: flag,
  isFromCart: flag,
  hasTempSamples: flag,
  /** The order-details form as it was last typed. */
  form: storedFormSchema,
  /** The language of the page on which it was placed, where that is not English. */
  language: orderLanguage,
  status: checkoutStatusSchema,
});
export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>;

/** A draft as the browser stores it: its lines have the specification's names. */
export const storedDraft = (draft: CheckoutDraft) => ({ ...draft, items: storedLines(draft.items) });

const storedLines = (items: CartItem[]) =>
  items.map(({ name, qty, ...line }) => ({ product_name: name, quantity: qty, ...line }));

/** What the browser has stored of a user: their phone number, or '', and their saved address. */
export type StoredDetails = { phone: string; address: SavedAddress | null };
const noDetails: StoredDetails = { phone: "", address: null };

/**
 * The customer who starts a checkout, what is stored of them, the form typed before, and their eligibility as far as
 * the browser knows.
 */
export type Starter = {
  orderId: string;
  form?: CheckoutFormInput;
  user?: User | null;
  stored?: StoredDetails;
  eligibility?: Eligibility;
};

/** A checkout of one pack of one product, with the free samples that were chosen for it. */
export function draftFromBuyNow(product: CartProduct, starter: Starter, samples: CartLine[] = []): CheckoutDraft {
  const { name, category, price } = product;
  const line = { name, qty: 1, price, category };
  const draft = newDraft([line, ...samples.map(draftLine)], starter);
  return { ...draft, productName: name, category, price, isFromBuyNow: true };
}

/** A checkout of the cart. */
export function draftFromCart(cart: CartLine[], starter: Starter): CheckoutDraft {
  return { ...newDraft(cart.map(draftLine), starter), isFromCart: true };
}

function draftLine({ name, qty, price, category }: CartLine): CartItem {
  return { name, qty, price, category };
}

function newDraft(
  items: CartItem[],
  { orderId, form = emptyCheckoutForm, user, stored, eligibility }: Starter,
): CheckoutDraft {
  const guests = z.parse(checkoutDraftSchema, {
    order_id: orderId,
    items: storedLines(items),
    total_amount: 0,
    discount_amount: 0,
    final_amount: 0,
    hasTempSamples: items.some(isSample),
    form,
    status: { state: "editing" },
  });
  return draftAt(
    user ? draftForUser(guests, user, stored) : guests,
    eligibility ?? { ...newGuest, signedIn: Boolean(user) },
  );
}

/** Quotes a draft anew for this eligibility. A draft that was sent keeps the figures that it was sent with. */
export function draftAt(draft: CheckoutDraft, eligibility: Eligibility): CheckoutDraft {
  if (!isEditable(draft.status)) return draft;
  const { subtotal, discount, promotion, total } = quote(draft.items, eligibility);
  return {
    ...draft,
    quoted_for: eligibility,
    total_amount: subtotal,
    discount_amount: discount,
    discount_kind: promotion,
    final_amount: total,
  };
}

/** Returns true for a checkout of the cart that may be changed, where the cart has packs and they are others now. */
export function isOlderThan(cart: CartLine[], { isFromCart, status, items }: CheckoutDraft): boolean {
  const isOther = withoutOrdered(cart, items).length > 0 || cartCount(cart) !== cartCount(items);
  return isOther && isFromCart && isEditable(status) && !cart.every(isSample);
}

/** The draft with what is in the cart now. */
export function withCart(draft: CheckoutDraft, cart: CartLine[], eligibility: Eligibility): CheckoutDraft {
  return draftAt({ ...draft, items: cart.map(draftLine), hasTempSamples: cart.some(isSample) }, eligibility);
}

/**
 * The draft for this eligibility: quoted again when the customer's offers have changed since it was quoted, else the
 * same object. Figures that the server named for the same eligibility stay: the server may know more, for example about
 * a phone number.
 */
export function requoteDraft(draft: CheckoutDraft, eligibility: Eligibility): CheckoutDraft {
  const same = draft.quoted_for !== null && isSameEligibility(draft.quoted_for, eligibility);
  return same ? draft : draftAt(draft, eligibility);
}

/** Must the e-mail address be given: of a user always, of a guest with free samples? */
export function needsEmail(draft: Pick<CheckoutDraft, "isAuthenticated" | "items">): boolean {
  return draft.isAuthenticated || draft.items.some(isSample);
}

/**
 * A guest's draft as the draft of the user who has signed in since: nothing that was typed changes, and empty fields
 * are filled in. The saved address is chosen where no other was typed. A draft that was sent already stays the guest's,
 * because its id belongs to a guest's order.
 */
export function draftForUser(draft: CheckoutDraft, user: User, stored = noDetails): CheckoutDraft {
  if (!isEditable(draft.status) || draft.user_id !== null) return draft;
  const { form } = draft;
  const address = form.line1 === "" ? stored.address : null;
  const filled = {
    ...form,
    guest_name: form.guest_name || user.user_metadata.full_name,
    guest_phone: form.guest_phone || stored.phone,
    guest_email: form.guest_email || user.email,
    ...(address && addressForCheckout(address)),
  };
  return { ...draft, isAuthenticated: true, user_id: user.id, usesSavedAddress: address !== null, form: filled };
}

/** Returns true when this user (null: a guest) may see this checkout. Everybody at this browser may see a guest's. */
export function isDraftOf(draft: CheckoutDraft, userId: string | null): boolean {
  return draft.user_id === null || draft.user_id === userId;
}

/** Returns true when the summary page can show this draft: its form is valid, or it was sent already. */
export function isReadyToPlace(draft: CheckoutDraft): boolean {
  return !isEditable(draft.status) || z.safeParse(checkoutFormSchema(needsEmail(draft)), draft.form).success;
}

/**
 * The draft after an event; the same object when the event has no effect in its status. After a changed price it has
 * the server's figures.
 */
export function transition<T extends CheckoutDraft>(draft: T, event: CheckoutEvent): T {
  const status = statusAfter(draft.status, event, draft.final_amount);
  if (!status) return draft;
  const quoted = event.type === "refused" && event.quote ? requoted(draft, event.quote) : draft;
  return { ...draft, ...quoted, status };
}

/** The draft at the server's figures. */
function requoted(draft: CheckoutDraft, truth: WireQuote): CheckoutDraft {
  return {
    ...draft,
    items: draft.items.map((line, index) => ({ ...line, price: truth.items[index]?.price ?? line.price })),
    price: draft.price === null ? null : (truth.items[0]?.price ?? draft.price),
    total_amount: truth.subtotal,
    discount_amount: truth.discount_amount,
    discount_kind: truth.discount_kind,
    final_amount: truth.total_price,
  };
}
