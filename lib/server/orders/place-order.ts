import "server-only";
import { ApiError } from "#lib/server/http/route.ts";
import { hitOfOrder, refuseManyOrders } from "#lib/server/http/shared-limit.ts";
import { log } from "#lib/server/log/log.ts";
import { countMetric } from "#lib/server/log/metrics-counts.ts";
import { type Customer, historyOf } from "#lib/server/offers/eligibility.ts";
import {
  firstOrderOfPhone,
  isFirstOrderRedemption,
  redemptionsOf,
  sampleRedemptions,
} from "#lib/server/offers/redemptions.ts";
import { countOrder } from "#lib/server/outbox/queue/backpressure.ts";
import { messagesForNewOrder } from "#lib/server/outbox/queue/messages-of-order.ts";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { keyed, sha256 } from "#lib/server/settings/secrets.ts";
import { freshShopState } from "#lib/server/shop-state/shop-state.ts";
import type { Message } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { deskChannels } from "#lib/shop/desk/desk-order.ts";
import { POLICIES_CHANGED } from "#lib/shop/facts/shop-texts.ts";
import { deliveryText } from "#lib/shop/order/delivery.ts";
import { type Order, orderIdSchema, type WireQuote } from "#lib/shop/order/order.ts";
import type { OrderChange } from "#lib/shop/order/order-change.ts";
import { asPlaced } from "#lib/shop/order/order-item.ts";
import { customerOf, type OrderRequest, orderFingerprint } from "#lib/shop/order/order-request.ts";
import { FIRST_STATUS } from "#lib/shop/order/order-status.ts";
import { isDelivered } from "#lib/shop/order/pincode-delivery.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { pauseText, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { priceByCatalogue } from "./check-lines.ts";
import type { Desk } from "./desk.ts";

/** `messages`: those of a new order as they are saved, where the store returned them. */
export type PlacedOrder = { order: Order; replayed: boolean; messages?: Message[] };

/**
 * Who orders. `desk`: staff, for a caller who has no account here; a pause and the limits of a sender are not for them.
 */
type Orderer = Customer & { desk?: Desk | null };
/** Only the desk says that an order is paid already. */
type Placing = OrderRequest & Pick<OrderChange, "paid">;

/**
 * Places an order: the one way in. The id is looked up first. The same order sent again is answered with what was
 * saved, before prices, offers and limits are looked at. Anything else is counted before the rest of it is read, and is
 * then priced by the shop and saved with its redemptions and its messages in one write.
 * @param orderId as it was sent, not checked yet
 * @param read parses the whole order, beside the saved one of its id; throws an ApiError where it is wrong
 * @param sender the address that it came from; the log and the count of accepted orders have it as a keyed hash alone
 * @param countAttempt counts this attempt against the sender's limit; called only for an order not seen before
 * @throws ApiError; StoreUnavailable
 */
export function placeOrder(
  orderId: unknown,
  read: (saved: Order | null) => Placing,
  customer: Orderer,
  sender: string,
  countAttempt: () => Promise<void>,
): Promise<PlacedOrder> {
  countOrder();
  const known = orderIdSchema.safeParse(orderId);
  const place = async () => {
    const state = freshShopState();
    // A replay does not need the state. This prevents an unhandled rejection when the read fails.
    state.catch(() => undefined);
    const saved = known.success ? await openStore().find(known.data) : null;
    if (!saved) {
      const pause = customer.desk ? null : pauseText(await state);
      if (pause !== null) throw new ApiError("orders_paused", { message: pause });
      await countAttempt();
      if (!customer.desk) await refuseManyOrders(sender);
    }
    const request = read(saved?.order ?? null);
    const fingerprint = sha256(orderFingerprint(request, customer.userId));
    if (saved) return asSaved(saved, fingerprint);
    return save(request, customer, fingerprint, sender, await state).catch(async (refusal: unknown) => {
      // Another server may have saved this very order since the look-up: the redemption that refuses it may then be its
      // own.
      const since = refusal instanceof ApiError ? await openStore().find(request.order_id) : null;
      if (since) return asSaved(since, fingerprint);
      throw refusal;
    });
  };
  return known.success ? runExclusive(known.data, place) : place();
}

/** A saved order as the answer to the same order. @throws ApiError order_id_taken when it is another one */
function asSaved(saved: { order: Order; fingerprint: string }, fingerprint: string): PlacedOrder {
  if (saved.fingerprint !== fingerprint) throw new ApiError("order_id_taken");
  return { order: saved.order, replayed: true };
}

async function save(request: Placing, customer: Orderer, fingerprint: string, sender: string, state: ShopState) {
  if (!isDelivered(customerOf(request).address)) throw new ApiError("not_delivered");
  const { priced, isFirst } = await pricedNow(request, customer, state);
  const now = Date.now();
  const order = newOrder(request, customer, priced, isFirst, new Date(now).toISOString());
  const placed = await openStore().place({
    order,
    fingerprint,
    redemptions: redemptionsOf(order, customer.offerOf),
    messages: messagesForNewOrder(order, now),
    hit: customer.desk ? undefined : hitOfOrder(sender, now),
  });
  log.info({ order_id: order.order_id, outcome: placed.outcome, sender: keyed(sender).slice(0, 16) });
  switch (placed.outcome) {
    case "placed":
      countMetric("orders_placed");
      return { order: placed.order, replayed: false, messages: placed.messages };
    case "replayed":
      return { order: placed.order, replayed: true };
    case "order_id_taken":
      throw new ApiError("order_id_taken");
    case "already_redeemed":
      if (!isFirstOrderRedemption(placed.redemption)) throw new ApiError("sample_unavailable");
      // Another order took the offer since this one was priced: priced again, it is answered with the figures as they
      // are.
      await pricedNow(request, customer, state);
      throw new ApiError("offer_unavailable");
  }
}

/**
 * The shop's figures for an order, and whether it is the first of its account. A guest has no account: that is what
 * they say, or else whether the first-order offer holds.
 * @throws ApiError price_changed, and the other refusals of priceByCatalogue
 */
async function pricedNow(request: OrderRequest, customer: Orderer, state: ShopState) {
  const samples = sampleRedemptions(request, customer.userId);
  const firstOrder = customer.offerOf === null ? [] : [firstOrderOfPhone(request.guest_phone)];
  const [{ eligibility, hasOrdered }, existing] = await Promise.all([
    historyOf(customer),
    openStore().existingRedemptions([...samples, ...firstOrder]),
  ]);
  const isRedeemed = (keys: string[]) => keys.some((key) => existing.includes(key));
  const used = { samples: isRedeemed(samples), firstOrder: isRedeemed(firstOrder) };
  const priced = priceByCatalogue(request, state, eligibility, used, !customer.desk);
  const guestSays = request.isFirstTimeOrder ?? priced.discount_kind === "first_order";
  return { priced, isFirst: customer.userId === null ? guestSays : !hasOrdered };
}

function newOrder(
  request: Placing,
  { userId, desk }: Orderer,
  priced: WireQuote,
  isFirstTimeOrder: boolean,
  createdAt: string,
): Order {
  return {
    order_id: request.order_id,
    id: request.order_id,
    version: 1,
    user_id: userId,
    ...customerOf(request),
    state: request.state,
    items: priced.items.map(asPlaced),
    total_price: priced.total_price,
    discount_amount: priced.discount_amount,
    discount_kind: priced.discount_kind,
    delivery_charge: priced.delivery,
    payment_status: "confirmed",
    delivery_date: deliveryText(request.state),
    status: FIRST_STATUS,
    status_history: [{ status: FIRST_STATUS, at: createdAt }],
    tracking: null,
    paid: request.paid ? { ...request.paid, at: createdAt, amount: priced.total_price } : null,
    bill: null,
    note: null,
    refunded: null,
    history: desk ? [{ at: createdAt, by: desk.by, what: `taken ${deskChannels[desk.channel]}` }] : [],
    created_at: createdAt,
    channel: desk?.channel ?? "web",
    terms_version: desk ? null : POLICIES_CHANGED,
    isFirstTimeOrder,
    freeSampleIncluded: priced.items.some(isSample),
    // Firestore refuses a member that is undefined.
    ...(request.language && { language: request.language }),
  };
}
