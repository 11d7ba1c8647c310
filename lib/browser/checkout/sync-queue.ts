import { useEffect } from "react";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { addToCart } from "#lib/browser/cart/use-cart.ts";
import { endAll, listen } from "#lib/browser/storage/store.ts";
import { transition } from "#lib/shop/checkout/checkout-draft.ts";
import type { SendOutcome } from "#lib/shop/checkout/checkout-status.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import type { QueuedOrder } from "#lib/shop/offline/queued-order.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { outcome as outcomeTexts } from "#texts/en/outcome.ts";
import { restoreDraft } from "./checkout-store.ts";
import { markPlaced } from "./mark-placed.ts";
import { onReconnect } from "./on-reconnect.ts";
import { outcomeOf, sendDraft } from "./place-order.ts";
import { dequeue, putQueued, queuedOrder, queuedOrders, withLock } from "./queue.ts";

/** The interval of a page that stays open, in milliseconds: a server that was down sends no event when it is back. */
const SYNC_INTERVAL_MS = 60_000;

/** Syncs the queue: now, when the network or the customer comes back, when a user signs in, and every minute. */
export function useQueueSync(): void {
  useEffect(() => {
    const sync = () => void syncQueue();
    const syncIfVisible = () => {
      if (document.visibilityState === "visible") sync();
    };
    sync();
    return endAll(
      onReconnect(sync, SYNC_INTERVAL_MS, syncIfVisible),
      listen(document, ["visibilitychange"], syncIfVisible),
      rememberedUser.subscribe(sync),
    );
  }, []);
}

/**
 * Sends the queued orders, one after the other and in one tab at a time. A user's order is sent only while that user is
 * signed in.
 */
export function syncQueue(): Promise<void> {
  return withLock("send-orders", async () => {
    for (const { order_id } of queuedOrders()) {
      // Read again each time: another tab may have dealt with it while this one waited.
      const order = queuedOrder(order_id);
      if (order?.status.state === "queued" && isSenderOf(order)) await send(order);
    }
  });
}

/** The customer accepts the server's figures for a refused order: it is sent again with those, under the same id. */
export function acceptQueued(orderId: string): Promise<void> {
  return withLock("send-orders", async () => {
    const order = queuedOrder(orderId);
    if (order?.status.state !== "needs_ok" || !isSenderOf(order)) return;
    const accepted = transition(order, { type: "queue", message: null, answered: false });
    await putQueued(accepted);
    await send(accepted);
  });
}

/**
 * Opens a refused order in the checkout again, under its id and with its packs back in the cart. The server does not
 * have a refused order, so nothing is ordered twice.
 * @returns false when it is gone, or when this tab has another order with an unknown outcome
 */
export function editQueued(orderId: string): Promise<boolean> {
  return withLock("send-orders", async () => {
    const order = queuedOrder(orderId);
    if (order?.status.state !== "needs_ok") return false;
    const { queued_at, ...draft } = transition(order, { type: "edit" });
    if (!restoreDraft({ ...draft, isFromCart: true, isFromBuyNow: false })) return false;
    addToCart(
      draft.items.map((line) => (isSample(line) ? { ...line, qty: 1 } : line)),
      false,
    );
    await dequeue(orderId);
    return true;
  });
}

const isSenderOf = ({ user_id }: QueuedOrder) => user_id === null || rememberedUser.read()?.id === user_id;

async function send(order: QueuedOrder): Promise<void> {
  // A queued draft may no longer be valid: then it needs the customer's OK, too.
  const outcome = await sendDraft(order).then(
    (answer) => outcomeOf(answer, true),
    (): SendOutcome => ({ type: "refused", message: sentencesOf(outcomeTexts)("unreadable"), quote: null }),
  );
  // Discarded since, in this tab or another.
  if (!queuedOrder(order.order_id)) return;
  const isUpdated = await putQueued(transition(order, outcome));
  if (outcome.type !== "placed") return;
  // The result can't be stored: the order is removed, because it must not look queued still.
  if (!isUpdated) await dequeue(order.order_id);
  markPlaced(order, outcome.order);
}
