import "server-only";
import type { Query } from "@google-cloud/firestore";
import type { Order } from "#lib/shop/order/order.ts";
import type { Pause } from "#lib/shop/shop-state/shop-state.ts";
import { cursorAfter, cursorAfterMessage, readMessageCursor } from "./cursor.ts";
import { answered, committed, isWritten } from "./firestore-calls.ts";
import type { FirestoreConnection } from "./firestore-connection.ts";
import {
  addMessage,
  expiryOf,
  isOrderId,
  messageOf,
  newVersion,
  offerClaimDocument,
  orderOf,
  redemptionDocument,
  timeOf,
  versionOf,
} from "./firestore-documents.ts";
import { addHit, hitsOf } from "./firestore-hits.ts";
import {
  dueBy,
  nextDue,
  sentSince,
  toCheck,
  toCustomer,
  unsent,
  unsentIn,
  waitingLongest,
} from "./firestore-message-queries.ts";
import { ordersBy, placeOrder, updateOrder } from "./firestore-orders.ts";
import {
  readOrderLinksFrom,
  readRecipients,
  readShopState,
  writeOrderLinksFrom,
  writePause,
  writeRecipients,
  writeSoldOut,
} from "./firestore-shop-state.ts";
import type { Message, MessageChange, MessageKind } from "./message.ts";
import type { Recipients } from "./recipients.ts";
import type { Hit, NewOrder, OrderChange, OrderFilter, Placed, Store, UnsentFilter, UnsentState } from "./store.ts";

/** A document takes about one write a second for long: so many share the probes of all servers. */
const PROBES = 100;

/**
 * Orders in Firestore: for any number of servers. An order is created under its id, a redemption under its key and a message
 * under its id in one batch, and what exists already fails all of it; whatever is changed is changed on condition that
 * it is as it was read. So nothing is locked, counted, or written by all orders alike.
 */
export class FirestoreStore implements Store {
  readonly #connect: () => Promise<FirestoreConnection>;
  #connection: Promise<FirestoreConnection> | undefined;

  /** @param connect called on first use, and again after a failure */
  constructor(connect: () => Promise<FirestoreConnection>) {
    this.#connect = connect;
  }

  async find(orderId: string) {
    if (!isOrderId(orderId)) return null;
    const { db } = await this.#connected();
    const ref = db.collection("orders").doc(orderId);
    const found = await answered(() => ref.get());
    return found.exists ? { order: orderOf(found), fingerprint: String(found.get("fingerprint")) } : null;
  }

  async place(order: NewOrder): Promise<Placed> {
    return placeOrder(await this.#connected(), order);
  }

  async list(filter: OrderFilter) {
    const { db, FieldPath } = await this.#connected();
    const query = ordersBy(db.collection("orders"), filter, FieldPath.documentId());
    const { docs } = await answered(() => query.get());
    const orders = docs.slice(0, filter.limit).map(orderOf);
    return { orders, nextCursor: docs.length > filter.limit ? cursorAfter(orders.at(-1)) : null };
  }

  async update(
    orderId: string,
    change: (order: Order, redemptions: string[] | null) => OrderChange,
  ): Promise<Order | null> {
    if (!isOrderId(orderId)) return null;
    const idsOf = async () => (await this.messagesOf(orderId)).map(({ id }) => id);
    return updateOrder(await this.#connected(), orderId, change, idsOf);
  }

  async saveClaimMark(userId: string, mark: string) {
    const { db } = await this.#connected();
    const written = await committed(db.batch().create(offerClaimDocument(db, userId), { mark }));
    if (isWritten(written)) return mark;
    return (await this.claimMark(userId)) ?? mark;
  }

  async claimMark(userId: string) {
    const { db } = await this.#connected();
    const found = await answered(() => offerClaimDocument(db, userId).get());
    return found.exists ? String(found.get("mark")) : null;
  }

  async deleteClaimMark(userId: string) {
    const { db } = await this.#connected();
    await answered(() => offerClaimDocument(db, userId).delete());
  }

  async existingRedemptions(redemptions: string[]) {
    if (redemptions.length === 0) return [];
    const { db } = await this.#connected();
    const found = await answered(() =>
      db.getAll(...redemptions.map((redemption) => redemptionDocument(db, redemption))),
    );
    return redemptions.filter((_, index) => found[index]?.exists);
  }

  async messagesOf(orderId: string) {
    if (!isOrderId(orderId)) return [];
    const messages = await this.#messages((all) => all.where("order_id", "==", orderId));
    return messages.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
  }

  async saveMessage(message: Message) {
    const { db } = await this.#connected();
    const batch = db.batch();
    addMessage(db, batch, message, newVersion());
    await committed(batch);
  }

  async findMessage(id: string) {
    const { db } = await this.#connected();
    const found = await answered(() => db.collection("messages").doc(id).get());
    return found.exists ? messageOf(found) : null;
  }

  async dueMessages(now: number, limit: number) {
    return this.#messages(dueBy(now, limit));
  }

  async nextDue() {
    const [next] = await this.#messages(nextDue);
    return next?.due_at ?? null;
  }

  async messagesToCheck(now: number, limit: number) {
    return this.#messages(toCheck(now, limit));
  }

  async unsentMessages({ limit, cursor, state }: UnsentFilter) {
    const { FieldPath } = await this.#connected();
    const after = readMessageCursor(cursor);
    const found = await this.#messages(unsent(state, FieldPath.documentId(), limit + 1, after));
    const messages = found.slice(0, limit);
    return { messages, nextCursor: found.length > limit ? cursorAfterMessage(messages.at(-1)) : null };
  }

  async countUnsent(state: UnsentState, countedAs?: string) {
    return this.#count(unsentIn(state, countedAs));
  }

  async oldestWaiting(kinds: MessageKind[]) {
    const [oldest] = await this.#messages(waitingLongest(kinds));
    return oldest?.created_at ?? null;
  }

  async countSent(kinds: MessageKind[], since: number) {
    return this.#count(sentSince(kinds, since));
  }

  async messagesToCustomer(countedAs: string, since: number, until: number) {
    return this.#messages(toCustomer(countedAs, since, until));
  }

  /** Google deletes what has expired (`expire_at`, firestore.indexes.json). */
  async pruneMessages() {
    return 0;
  }

  async changeMessage(message: Message, change: MessageChange, also: Message | null = null) {
    const { db, Timestamp } = await this.#connected();
    const ref = db.collection("messages").doc(message.id);
    const stamp = newVersion();
    const lastUpdateTime = timeOf(message.version, Timestamp);
    // The second round is for an `also` that exists: the change itself must not fail of it.
    const next = { ...message, ...change };
    const fields = { ...change, ...expiryOf(next, Timestamp), stamp };
    for (const added of also ? [also, null] : [null]) {
      const batch = db.batch().update(ref, fields, { lastUpdateTime });
      if (added) addMessage(db, batch, added, stamp);
      const written = await committed(batch);
      if (isWritten(written)) return { ...next, version: versionOf(written[0]?.writeTime) };
      if (written === "changed") break;
    }
    const now = await answered(() => ref.get());
    return now.get("stamp") === stamp ? messageOf(now) : null;
  }

  async saveHit(hit: Hit) {
    const { db, Timestamp } = await this.#connected();
    const batch = db.batch();
    addHit(db, batch, hit, Timestamp);
    await committed(batch);
  }

  async countHits(key: string, since: number, until: number) {
    const { db } = await this.#connected();
    const counted = await answered(() => hitsOf(db, key, since, until).count().get());
    return counted.data().count;
  }

  /** Google deletes what has expired. */
  async pruneHits() {}

  async shopState() {
    return readShopState((await this.#connected()).db);
  }

  async setPause(pause: Pause) {
    await writePause((await this.#connected()).db, pause);
  }

  async setSoldOut(slug: string, soldOut: boolean) {
    await writeSoldOut((await this.#connected()).db, slug, soldOut);
  }

  async orderLinksFrom() {
    return readOrderLinksFrom((await this.#connected()).db);
  }

  async setOrderLinksFrom(from: number | null) {
    await writeOrderLinksFrom((await this.#connected()).db, from);
  }

  async recipients() {
    return readRecipients((await this.#connected()).db);
  }

  async setRecipients(recipients: Recipients) {
    await writeRecipients((await this.#connected()).db, recipients);
  }

  async probe() {
    const { db } = await this.#connected();
    const ref = db.collection("probes").doc(String(Math.floor(Math.random() * PROBES)));
    await answered(() => ref.set({ at: Date.now() }));
  }

  #connected(): Promise<FirestoreConnection> {
    this.#connection ??= answered(this.#connect).catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async #count(select: (all: Query) => Query): Promise<number> {
    const { db } = await this.#connected();
    const counted = await answered(() => select(db.collection("messages")).count().get());
    return counted.data().count;
  }

  async #messages(select: (all: Query) => Query): Promise<Message[]> {
    const { db } = await this.#connected();
    const { docs } = await answered(() => select(db.collection("messages")).get());
    return docs.map(messageOf);
  }
}
