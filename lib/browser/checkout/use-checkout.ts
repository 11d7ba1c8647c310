import * as z from "zod/mini";
import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { guestEmail } from "#lib/browser/cart/guest-email.ts";
import { temporarySamples } from "#lib/browser/cart/use-samples.ts";
import { knownEligibility } from "#lib/browser/offers/known-offers.ts";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { storageItem, useHydrated, useStorageItem } from "#lib/browser/storage/storage-item.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import {
  type CheckoutDraft,
  checkoutDraftSchema,
  draftFromBuyNow,
  isDraftOf,
  type Starter,
} from "#lib/shop/checkout/checkout-draft.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { newOrderId } from "./order-id.ts";

const item = storageItem<CheckoutDraft | null>(
  "sessionStorage",
  "checkout_draft",
  checkWithSchema(z.nullable(checkoutDraftSchema)),
  null,
);

/**
 * Changes the draft as it is stored at this moment, if it is still the one meant: an answer that comes late must not be
 * written into the next checkout.
 * @returns whether it was
 */
export function changeDraft(orderId: string, change: (draft: CheckoutDraft) => CheckoutDraft): boolean {
  const draft = item.read();
  if (draft?.order_id !== orderId) return false;
  item.write(change(draft));
  return true;
}

/** Orders that were given up on this page: an answer that comes late must not bring them back. */
const givenUp = new Set<string>();

/** Was this order given up here while it was on its way? */
export function isDiscarded(orderId: string): boolean {
  return givenUp.has(orderId);
}

/** Gives a checkout up, so that another one can start. */
export function discardDraft(): void {
  const draft = item.read();
  if (draft) givenUp.add(draft.order_id);
  item.write(null);
}

/** Makes a draft the one under way again; false when the fate of another one's order is still open in this tab. */
export function restoreDraft(draft: CheckoutDraft): boolean {
  const before = item.read();
  if (before && isOpen(before) && before.order_id !== draft.order_id) return false;
  givenUp.delete(draft.order_id);
  item.write(draft);
  return true;
}

/** Returns true when the draft was sent, its outcome is unknown, and it is not in the offline order queue. */
function isOpen({ locked, kept }: CheckoutDraft): boolean {
  return locked && !kept;
}

/** Where a user's checkout waits while somebody else uses this tab: its order may be on its way. */
const waiting = (userId: string) =>
  storageItem<CheckoutDraft | null>(
    "sessionStorage",
    `checkout_draft_${userId}`,
    checkWithSchema(z.nullable(checkoutDraftSchema)),
    null,
  );

/** Hides a user's checkout when they sign out. A draft with an unknown outcome is parked for them. */
export function parkDraft(userId: string): void {
  const draft = item.read();
  if (draft?.user_id !== userId) return;
  if (isOpen(draft)) waiting(userId).write(draft);
  item.write(null);
}

/** Restores the parked draft when the user has signed in again. */
export function unparkDraft(userId: string): void {
  const draft = waiting(userId).read();
  const current = item.read();
  if (!draft || (current && isOpen(current))) return;
  waiting(userId).write(null);
  item.write(draft);
}

type Checkout = {
  draft: CheckoutDraft | null;
  /** There is a checkout of somebody who is no longer signed in; it is not shown. */
  hidden: boolean;
  /** False until the browser has looked whether there is one. */
  ready: boolean;
};

/** The checkout under way, of the user who is signed in or of a guest. */
export function useCheckoutDraft(): Checkout {
  const draft = useStorageItem(item, null);
  const user = useRememberedUser();
  const ready = useHydrated();
  const hidden = draft !== null && !isDraftOf(draft, user?.id ?? null);
  return { draft: hidden ? null : draft, hidden: hidden && user === null, ready };
}

type Make = (starter: Starter) => CheckoutDraft;

/**
 * Starts a checkout, a signed-in user's or a guest's, and names the page to go to. An order whose fate is unknown goes
 * before any new one: starting another here could order everything twice. A queued one is sent by the queue.
 * What was typed in an earlier checkout stays.
 */
export function startCheckout(make: Make): "/order-details" | "/order-summary" {
  const user = rememberedUser.read();
  let before = item.read();
  if (before && !isDraftOf(before, user?.id ?? null)) {
    parkDraft(before.user_id ?? "");
    before = null;
  }
  if (before && isOpen(before)) return "/order-summary";
  const form = before?.form ?? { ...emptyCheckoutForm, guest_email: guestEmail.read() ?? "" };
  item.write(make({ orderId: newOrderId(), form, user, eligibility: knownEligibility() }));
  return "/order-details";
}

/** The draft as it is stored at this moment, if the current customer may see it. */
export function readDraft(): CheckoutDraft | null {
  const draft = item.read();
  return draft && isDraftOf(draft, rememberedUser.read()?.id ?? null) ? draft : null;
}

/** The page of a checkout of one product, with the free samples that wait for it. */
export function startBuyNow(product: Product): ReturnType<typeof startCheckout> {
  return startCheckout((starter) => draftFromBuyNow(product, starter, temporarySamples()));
}
