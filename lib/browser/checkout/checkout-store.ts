import * as z from "zod/mini";
import { deliveryPincode } from "#lib/browser/account/delivery-pincode.ts";
import { guestEmail } from "#lib/browser/account/guest-email.ts";
import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { savedDetails } from "#lib/browser/account/saved-details.ts";
import { onSessionEvent } from "#lib/browser/account/session-events.ts";
import { storedDetails } from "#lib/browser/account/user-storage.ts";
import { countEvent } from "#lib/browser/consent/shop-events.ts";
import { knownEligibility } from "#lib/browser/offers/known-offers.ts";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { type StorageItem, storageItem } from "#lib/browser/storage/storage-item.ts";
import { useHydrated, useStore } from "#lib/browser/storage/store.ts";
import type { User } from "#lib/shop/account/user.ts";
import {
  type CheckoutDraft,
  checkoutDraftSchema,
  isDraftOf,
  type Starter,
  storedDraft,
  transition,
} from "#lib/shop/checkout/checkout-draft.ts";
import { type CheckoutFormInput, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { type CheckoutEvent, hasUnknownOutcome, isEditable } from "#lib/shop/checkout/checkout-status.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";

const check = checkWithSchema(z.nullable(checkoutDraftSchema));

const item = storageItem<CheckoutDraft | null>("sessionStorage", "checkout_draft", check, null, storedDraft);

/** The storage item in which the draft of a signed-out user is parked while its outcome is unknown. */
const parkedItem = (userId: string) =>
  storageItem<CheckoutDraft | null>("sessionStorage", `checkout_draft_${userId}`, check, null, storedDraft);

/** Names a draft. The user is needed only to find it when it is parked. */
type DraftKey = { order_id: string; user_id?: string | null };

/** The storage item that has this draft, or undefined when it was discarded. */
function itemOf({ order_id, user_id }: DraftKey): StorageItem<CheckoutDraft | null> | undefined {
  const items = user_id ? [item, parkedItem(user_id)] : [item];
  return items.find((one) => one.read()?.order_id === order_id);
}

/**
 * Changes the stored draft, if it is still that one: a late response must not be written into the next checkout.
 * @returns whether it is the draft under way in this tab
 */
export function updateDraft(key: DraftKey, change: (draft: CheckoutDraft) => CheckoutDraft): boolean {
  const where = itemOf(key);
  const draft = where?.read();
  if (!where || !draft) return false;
  const next = change(draft);
  if (next !== draft) where.write(next);
  return where === item;
}

/** Moves a draft to its next status. @returns whether it is the draft under way in this tab */
export function dispatch(key: DraftKey, event: CheckoutEvent): boolean {
  return updateDraft(key, (draft) => transition(draft, event));
}

/**
 * Changes what is ordered, by whom or where to. A draft that was sent stays as it is. @returns whether it is still
 * there
 */
export function editDraft(orderId: string, change: (draft: CheckoutDraft) => CheckoutDraft): boolean {
  return updateDraft({ order_id: orderId }, (draft) =>
    isEditable(draft.status) ? change(transition(draft, { type: "edit" })) : draft,
  );
}

/** Returns true when the customer has discarded this draft in this tab. */
export function isDiscarded(key: DraftKey): boolean {
  return itemOf(key) === undefined;
}

/** Discards the draft, so that another checkout can start. */
export function discardDraft(): void {
  item.write(null);
}

/** Makes a draft the one under way again; false when this tab has another one with an unknown outcome. */
export function restoreDraft(draft: CheckoutDraft): boolean {
  const current = item.read();
  if (current && hasUnknownOutcome(current.status) && current.order_id !== draft.order_id) return false;
  item.write(draft);
  return true;
}

onSessionEvent(({ type, userId }) => (type === "signed_in" ? unparkDraft(userId) : parkDraft(userId)));

/** Hides a user's checkout when they sign out. A draft with an unknown outcome is parked for them. */
function parkDraft(userId: string): void {
  const draft = item.read();
  if (draft?.user_id !== userId) return;
  if (hasUnknownOutcome(draft.status)) parkedItem(userId).write(draft);
  item.write(null);
}

/** Restores the parked draft when the user has signed in again. */
function unparkDraft(userId: string): void {
  const draft = parkedItem(userId).read();
  const current = item.read();
  if (!draft || (current && hasUnknownOutcome(current.status))) return;
  parkedItem(userId).write(null);
  item.write(draft);
}

/**
 * The checkout under way, of the user who is signed in or of a guest. `hidden`: there is one of a user who is no longer
 * signed in; it is not shown. `ready` is false during hydration, when the storage has not been read.
 */
export function useCheckoutDraft() {
  const draft = useStore(item, null);
  const user = useRememberedUser();
  const ready = useHydrated();
  const hidden = draft !== null && !isDraftOf(draft, user?.id ?? null);
  return { draft: hidden ? null : draft, hidden: hidden && user === null, ready };
}

/**
 * Starts a checkout, a signed-in user's or a guest's, and names the page to go to. An order with an unknown outcome
 * goes before any new one: starting another here could order everything twice. A queued one is sent by the queue. What
 * was typed in an earlier checkout stays.
 */
export function startCheckout(make: (starter: Starter) => CheckoutDraft): "/order-details" | "/order-summary" {
  const user = rememberedUser.read();
  let before = item.read();
  if (before && !isDraftOf(before, user?.id ?? null)) {
    parkDraft(before.user_id ?? "");
    before = null;
  }
  if (before && hasUnknownOutcome(before.status)) return "/order-summary";
  const stored = user ? storedDetails(user.id) : { phone: "", address: null };
  const form = before?.form ?? knownDetails(user);
  // Another address was typed in the checkout under way: then the saved one is only offered.
  const isTyped = before !== null && isEditable(before.status) && !before.usesSavedAddress;
  const starter = { orderId: newOrderId(), user, stored, eligibility: knownEligibility() };
  const draft = make({ ...starter, form: stored.address && !isTyped ? { ...form, line1: "" } : form });
  item.write(draft);
  countEvent("begin_checkout", draft.items, draft.final_amount);
  return "/order-details";
}

/**
 * The form of a new checkout: the details of this customer's last order from this browser, and what else is known of
 * them.
 */
function knownDetails(user: User | null): CheckoutFormInput {
  // The form fills in the place of the pincode: no other page needs the list of towns.
  const details = savedDetails(user?.id ?? null) ?? { ...emptyCheckoutForm, pincode: deliveryPincode.read() ?? "" };
  return { ...details, guest_email: details.guest_email || (guestEmail.read() ?? "") };
}

/** The stored draft, if the current customer may see it. */
export function readDraft(): CheckoutDraft | null {
  const draft = item.read();
  return draft && isDraftOf(draft, rememberedUser.read()?.id ?? null) ? draft : null;
}
