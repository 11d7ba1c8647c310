import { type CheckoutDraft, requoted } from "#lib/shop/checkout/checkout-draft.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import type { QueuedOrder, QueueState } from "#lib/shop/offline/queued-order.ts";
import { alone, keptOrder, keptOrders, putKept, removeKept } from "./kept-orders.ts";
import { samplesUsedFlag, setFlag } from "./offer-doors.ts";
import { placingOf, sendDraft, UNKNOWN_OUTCOME } from "./place-order.ts";
import { rememberedUser } from "./remembered-user.ts";
import { addToCart } from "./use-cart.ts";
import { restoreDraft } from "./use-checkout.ts";
import { refreshOffers } from "./use-offers.ts";
import { markOrdered } from "./user-keys.ts";

/** Sends what waits, one after the other and from one tab at a time. A user's order waits until she is the one who is signed in. */
export function sendKeptOrders(): Promise<void> {
  return alone("send-orders", async () => {
    for (const { order_id } of keptOrders()) {
      // Read again each time: another tab may have dealt with it while this one waited.
      const order = keptOrder(order_id);
      if (order?.fate.state === "waiting" && isSenderOf(order)) await send(order);
    }
  });
}

/** The shopper agrees to what the server says of a refused order: it goes again at those figures, under the same id. */
export function acceptKept(orderId: string): Promise<void> {
  return alone("send-orders", async () => {
    const order = keptOrder(orderId);
    if (order?.fate.state !== "needs_ok" || !isSenderOf(order)) return;
    const accepted: QueuedOrder = { ...order, draft: agreed(order), fate: { state: "waiting", sentence: null } };
    await putKept(accepted);
    await send(accepted);
  });
}

/**
 * Opens a refused order in the checkout again, under its id and with its packs back in the cart. Refused means that the
 * server does not have it, so nothing is ordered twice.
 * @returns false when it is no longer there to be edited, or another order's fate must be settled in this tab first
 */
export function editKept(orderId: string): Promise<boolean> {
  return alone("send-orders", async () => {
    const order = keptOrder(orderId);
    if (order?.fate.state !== "needs_ok") return false;
    const draft = { ...agreed(order), locked: false, kept: false, isFromCart: true, isFromBuyNow: false };
    if (!restoreDraft(draft)) return false;
    addToCart(
      draft.items.map(({ product_name, category, price, quantity }) => ({
        item: { name: product_name, category, price },
        quantity: isSample({ price }) ? 1 : quantity,
      })),
    );
    await removeKept(orderId);
    return true;
  });
}

/** The draft at the figures that the server named, where it named any. */
function agreed({ draft, fate }: QueuedOrder): CheckoutDraft {
  return fate.state === "needs_ok" && fate.quote ? requoted(draft, fate.quote) : draft;
}

const isSenderOf = ({ user_id }: QueuedOrder) => user_id === null || rememberedUser.read()?.id === user_id;

async function send(order: QueuedOrder): Promise<void> {
  // A draft that an older version kept may no longer make an order: then it waits for her, too.
  const placing = await sendDraft(order.draft).then(
    (answer) => placingOf(answer, true),
    (): ReturnType<typeof placingOf> => ({
      kind: "refused",
      sentence: "This order could not be read. Please change it, or order again.",
    }),
  );
  // Thrown away meanwhile, in this tab or another: it stays away.
  if (!keptOrder(order.order_id)) return;
  const told = await putKept({ ...order, fate: fateOf(placing) });
  if (placing.kind !== "placed") return;
  // No room to say so: what must not happen is that it seems to wait still.
  if (!told) await removeKept(order.order_id);
  if (placing.order.freeSampleIncluded) setFlag(samplesUsedFlag, true);
  markOrdered(placing.order);
  void refreshOffers();
}

function fateOf(placing: ReturnType<typeof placingOf>): QueueState {
  switch (placing.kind) {
    case "placed":
      return { state: "placed", order: placing.order };
    case "price_changed":
      return { state: "needs_ok", sentence: placing.sentence, quote: placing.quote };
    case "refused":
      return { state: "needs_ok", sentence: placing.sentence, quote: null };
    default:
      return {
        state: "waiting",
        sentence: placing.sentence === UNKNOWN_OUTCOME ? null : placing.sentence,
        answered: placing.answered,
      };
  }
}
