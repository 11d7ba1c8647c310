import "server-only";
import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { Order } from "#lib/shop/order/order.ts";
import type { Pause } from "#lib/shop/shop-state/shop-state.ts";
import { AlreadyRedeemed } from "./already-redeemed.ts";
import type { Message, MessageChange, MessageKind } from "./message.ts";
import type { Recipients } from "./recipients.ts";
import { withStoreErrors } from "./sqlite-errors.ts";
import { countHits, insertHit, pruneHits } from "./sqlite-hits.ts";
import {
  countSent,
  countUnsent,
  dueMessages,
  messagesOf,
  messagesToCheck,
  messagesToCustomer,
  nextDue,
  oldestWaiting,
  unsentMessages,
} from "./sqlite-message-queries.ts";
import { insertMessage, messageOf, updateMessage } from "./sqlite-messages.ts";
import { insertTerms, listOrders, orderOf, replaceTerms } from "./sqlite-orders.ts";
import { openDatabase, UNSENT } from "./sqlite-schema.ts";
import {
  readOrderLinksFrom,
  readRecipients,
  readShopState,
  writeOrderLinksFrom,
  writePause,
  writeRecipients,
  writeSoldOut,
} from "./sqlite-shop-state.ts";
import { SqliteStatements } from "./sqlite-statements.ts";
import { SqliteWrites } from "./sqlite-writes.ts";
import type { Hit, NewOrder, OrderChange, OrderFilter, Placed, Store, UnsentFilter, UnsentState } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";
import { withNextVersion } from "./stored-order.ts";

/** No request is larger, in bytes, and so no order. */
const LARGEST_ORDER = 64 * 1024;

/** Orders in one SQLite file: for one machine, any number of processes on it. */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #writes: SqliteWrites;
  readonly #rows: SqliteStatements;

  readonly #file: string;
  /** Identifies the file, whatever its name becomes. */
  readonly #inode: number;

  /** @throws StoreUnavailable when the file can't be opened */
  constructor(file: string) {
    this.#file = file;
    this.#db = withStoreErrors(() => openDatabase(file));
    this.#rows = new SqliteStatements(this.#db);
    this.#inode = withStoreErrors(() => statSync(file).ino);
    this.#writes = new SqliteWrites(this.#db, () => this.#refuseLostFile());
  }

  close(): void {
    this.#db.close();
  }

  async find(orderId: string) {
    return withStoreErrors(() => {
      const row = this.#rows.one("SELECT body, fingerprint FROM orders WHERE order_id = ?", orderId);
      return row ? { order: orderOf(row), fingerprint: String(row.fingerprint) } : null;
    });
  }

  async place({ order, fingerprint, redemptions, messages, hit }: NewOrder): Promise<Placed> {
    return this.#writes.write(() => {
      const same = this.#rows.one("SELECT body, fingerprint FROM orders WHERE order_id = ?", order.order_id);
      if (same?.fingerprint === fingerprint) return { outcome: "replayed", order: orderOf(same) };
      if (same) return { outcome: "order_id_taken" };
      const taken = redemptions.find((key) => this.#isRedeemed(key));
      if (taken) return { outcome: "already_redeemed", redemption: taken };

      this.#rows.run(
        "INSERT INTO orders (order_id, created_at, user_id, status, fingerprint, body) VALUES (?, ?, ?, ?, ?, ?)",
        order.order_id,
        order.created_at,
        order.user_id,
        order.status,
        fingerprint,
        JSON.stringify({ ...order, redemptions }),
      );
      insertTerms((sql, ...values) => this.#rows.run(sql, ...values), order);
      for (const key of redemptions) this.#redeem(key);
      for (const message of messages) insertMessage(this.#rows, message);
      if (hit) insertHit(this.#rows, hit);
      return { outcome: "placed", order };
    });
  }

  async list(filter: OrderFilter) {
    return withStoreErrors(() => listOrders(this.#rows, filter));
  }

  async update(orderId: string, change: (order: Order, redemptions: string[] | null) => OrderChange) {
    return this.#writes.write(() => {
      const row = this.#rows.one("SELECT body FROM orders WHERE order_id = ?", orderId);
      if (!row) return null;
      const before = orderOf(row);
      const stored = JSON.parse(String(row.body));
      const { order: changed, messages, redeeming, removed = [] } = change(before, stored.redemptions ?? null);
      const order = withNextVersion(before, changed);
      const { saved: redemptions = stored.redemptions, taken = [], givenBack = [] } = redeeming ?? {};
      this.#rows.run(
        "UPDATE orders SET status = ?, user_id = ?, body = ? WHERE order_id = ?",
        order.status,
        order.user_id,
        // What a newer version has saved beside it stays.
        JSON.stringify({ ...stored, ...order, redemptions }),
        orderId,
      );
      replaceTerms((sql, ...values) => this.#rows.run(sql, ...values), before, order);
      for (const key of givenBack) this.#rows.run("DELETE FROM claims WHERE claim = ?", key);
      for (const key of taken) {
        if (this.#isRedeemed(key)) throw new AlreadyRedeemed(key);
        this.#redeem(key);
      }
      for (const id of removed) this.#rows.run("DELETE FROM messages WHERE id = ? AND order_id = ?", id, orderId);
      for (const message of messages) insertMessage(this.#rows, message);
      return order;
    });
  }

  async saveClaimMark(userId: string, mark: string) {
    return this.#writes.write(() => {
      this.#rows.run("INSERT INTO offer_claims (user_id, mark) VALUES (?, ?) ON CONFLICT DO NOTHING", userId, mark);
      return String(this.#rows.one("SELECT mark FROM offer_claims WHERE user_id = ?", userId)?.mark);
    });
  }

  async claimMark(userId: string) {
    return withStoreErrors(() => {
      const row = this.#rows.one("SELECT mark FROM offer_claims WHERE user_id = ?", userId);
      return row ? String(row.mark) : null;
    });
  }

  async deleteClaimMark(userId: string) {
    await this.#writes.write(() => this.#rows.run("DELETE FROM offer_claims WHERE user_id = ?", userId));
  }

  async existingRedemptions(redemptions: string[]) {
    return withStoreErrors(() => redemptions.filter((key) => this.#isRedeemed(key)));
  }

  #redeem(key: string): void {
    this.#rows.run("INSERT INTO claims (claim, order_id) VALUES (?, '')", key);
  }

  #isRedeemed(key: string): boolean {
    return this.#rows.one("SELECT 1 FROM claims WHERE claim = ?", key) !== undefined;
  }

  async messagesOf(orderId: string) {
    return withStoreErrors(() => messagesOf(this.#rows, orderId));
  }

  async saveMessage(message: Message) {
    await this.#writes.write(() => insertMessage(this.#rows, message));
  }

  async findMessage(id: string) {
    return withStoreErrors(() => {
      const row = this.#rows.one("SELECT * FROM messages WHERE id = ?", id);
      return row ? messageOf(row) : null;
    });
  }

  async dueMessages(now: number, limit: number) {
    return withStoreErrors(() => dueMessages(this.#rows, now, limit));
  }

  async nextDue() {
    return withStoreErrors(() => nextDue(this.#rows));
  }

  async messagesToCheck(now: number, limit: number) {
    return withStoreErrors(() => messagesToCheck(this.#rows, now, limit));
  }

  async unsentMessages(filter: UnsentFilter) {
    return withStoreErrors(() => unsentMessages(this.#rows, filter));
  }

  async countUnsent(state: UnsentState, countedAs?: string) {
    return withStoreErrors(() => countUnsent(this.#rows, state, countedAs));
  }

  async oldestWaiting(kinds: MessageKind[]) {
    return withStoreErrors(() => oldestWaiting(this.#rows, kinds));
  }

  async countSent(kinds: MessageKind[], since: number) {
    return withStoreErrors(() => countSent(this.#rows, kinds, since));
  }

  async messagesToCustomer(countedAs: string, since: number, until: number) {
    return withStoreErrors(() => messagesToCustomer(this.#rows, countedAs, since, until));
  }

  async pruneMessages(before: number, limit: number) {
    const old = `SELECT id FROM messages WHERE NOT (${UNSENT}) AND created_at < ? ORDER BY created_at LIMIT ?`;
    const found = withStoreErrors(() => this.#rows.all(old, before, limit));
    if (found.length === 0) return 0;
    return this.#writes.write(() => this.#rows.run(`DELETE FROM messages WHERE id IN (${old})`, before, limit));
  }

  async changeMessage(message: Message, change: MessageChange, also: Message | null = null) {
    const next = { ...message, ...change, version: String(Number(message.version) + 1) };
    return this.#writes.write(() => {
      if (!updateMessage(this.#rows, next, message.version)) return null;
      if (also) insertMessage(this.#rows, also);
      return next;
    });
  }

  async saveHit(hit: Hit) {
    await this.#writes.write(() => insertHit(this.#rows, hit));
  }

  async countHits(key: string, since: number, until: number) {
    return withStoreErrors(() => countHits(this.#rows, key, since, until));
  }

  async pruneHits(now: number, limit: number) {
    await this.#writes.write(() => pruneHits(this.#rows, now, limit));
  }

  async shopState() {
    return withStoreErrors(() => readShopState(this.#rows));
  }

  async setPause(pause: Pause) {
    await this.#writes.write(() => writePause(this.#rows, pause));
  }

  async setSoldOut(slug: string, soldOut: boolean) {
    await this.#writes.write(() => writeSoldOut(this.#rows, slug, soldOut));
  }

  async orderLinksFrom() {
    return withStoreErrors(() => readOrderLinksFrom(this.#rows));
  }

  async setOrderLinksFrom(from: number | null) {
    await this.#writes.write(() => writeOrderLinksFrom(this.#rows, from));
  }

  async recipients() {
    return withStoreErrors(() => readRecipients(this.#rows));
  }

  async setRecipients(recipients: Recipients) {
    await this.#writes.write(() => writeRecipients(this.#rows, recipients));
  }

  /** Writes as much as the largest order and takes it back: on a full disk a counter would still find its page. */
  async probe() {
    await this.#writes.write(() => {
      this.#rows.run("INSERT INTO probe VALUES (1, 1) ON CONFLICT DO UPDATE SET written = written + 1");
      this.#rows.run("INSERT OR REPLACE INTO probe_room VALUES (1, zeroblob(?))", LARGEST_ORDER);
    });
    await this.#writes.write(() => this.#rows.run("DELETE FROM probe_room"));
  }

  /** A file that was deleted or replaced while it is open takes every write, and they are lost. */
  #refuseLostFile(): void {
    if (statSync(this.#file).ino !== this.#inode) throw new StoreUnavailable("the order file was replaced");
  }
}
