import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { markOrdered } from "#lib/browser/account/user-storage.ts";
import { addToCart } from "#lib/browser/cart/use-cart.ts";
import { placingOf, sendDraft, UNKNOWN_OUTCOME } from "#lib/browser/checkout/place-order.ts";
import { restoreDraft } from "#lib/browser/checkout/use-checkout.ts";
import { samplesUsedFlag, setFlag } from "#lib/browser/offers/offer-storage.ts";
import { refreshOffers } from "#lib/browser/offers/use-offers.ts";
import { type CheckoutDraft, requoted } from "#lib/shop/checkout/checkout-draft.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import type { QueuedOrder, QueueState } from "#lib/shop/offline/queued-order.ts";
import { dequeue, putQueued, queuedOrder, queuedOrders, withLock } from "./queue.ts";

/** Sends the waiting orders, one after the other and in one tab at a time. A user's order waits until that user is signed in. */
export function syncQueue(): Promise<void> {
  return withLock("send-orders", async () => {
    for (const { order_id } of queuedOrders()) {
      // Read again each time: another tab may have dealt with it while this one waited.
      const order = queuedOrder(order_id);
      if (order?.fate.state === "waiting" && isSenderOf(order)) await send(order);
    }
  });
}

/** The customer accepts the server's figures for a refused order: it is sent again with those, under the same id. */
export function acceptQueued(orderId: string): Promise<void> {
  return withLock("send-orders", async () => {
    const order = queuedOrder(orderId);
    if (order?.fate.state !== "needs_ok" || !isSenderOf(order)) return;
    const accepted: QueuedOrder = { ...order, draft: agreed(order), fate: { state: "waiting", sentence: null } };
    await putQueued(accepted);
    await send(accepted);
  });
}

/**
 * Opens a refused order in the checkout again, under its id and with its packs back in the cart. The server does not have a
 * refused order, so nothing is ordered twice.
 * @returns false when it is gone, or when this tab has another order with an unknown outcome
 */
export function editQueued(orderId: string): Promise<boolean> {
  return withLock("send-orders", async () => {
    const order = queuedOrder(orderId);
    if (order?.fate.state !== "needs_ok") return false;
    const draft = { ...agreed(order), locked: false, kept: false, isFromCart: true, isFromBuyNow: false };
    if (!restoreDraft(draft)) return false;
    addToCart(
      draft.items.map(({ product_name, category, price, quantity }) => ({
        item: { name: product_name, category, price },
        quantity: isSample({ price }) ? 1 : quantity,
      })),
    );
    await dequeue(orderId);
    return true;
  });
}

/** The draft at the figures that the server named, where it named any. */
function agreed({ draft, fate }: QueuedOrder): CheckoutDraft {
  return fate.state === "needs_ok" && fate.quote ? requoted(draft, fate.quote) : draft;
}

const isSenderOf = ({ user_id }: QueuedOrder) => user_id === null || rememberedUser.read()?.id === user_id;

async function send(order: QueuedOrder): Promise<void> {
  // A draft that an older version queued may no longer be valid: then it needs the customer's OK, too.
  const placing = await sendDraft(order.draft).then(
    (answer) => placingOf(answer, true),
    (): ReturnType<typeof placingOf> => ({
      kind: "refused",
      message: "This order could not be read. Please change it, or order again.",
    }),
  );
  // Discarded meanwhile, in this tab or another.
  if (!queuedOrder(order.order_id)) return;
  const told = await putQueued({ ...order, fate: fateOf(placing) });
  if (placing.kind !== "placed") return;
  // The result can't be stored: the order is removed, because it must not seem to wait still.
  if (!told) await dequeue(order.order_id);
  if (placing.order.freeSampleIncluded) setFlag(samplesUsedFlag, true);
  markOrdered(placing.order);
  void refreshOffers();
}

function fateOf(placing: ReturnType<typeof placingOf>): QueueState {
  switch (placing.kind) {
    case "placed":
      return { state: "placed", order: placing.order };
    case "price_changed":
      return { state: "needs_ok", sentence: placing.message, quote: placing.quote };
    case "refused":
      return { state: "needs_ok", sentence: placing.message, quote: null };
    default:
      return {
        state: "waiting",
        sentence: placing.message === UNKNOWN_OUTCOME ? null : placing.message,
        answered: placing.answered,
      };
  }
}
