import "server-only";
import type { Order } from "#lib/shop/order/order.ts";
import type { Money } from "#lib/shop/order/payment.ts";
import { MOST_PHOTOS } from "#lib/shop/pictures/photo.ts";
import type { FactChange, StoredFacts } from "#lib/shop/shop-state/changed-facts.ts";
import type { Pause, ShopState } from "#lib/shop/shop-state/shop-state.ts";
import type { TaxBill } from "#lib/shop/tax/tax-bill.ts";
import type { TaxDocuments } from "#lib/shop/tax/tax-documents.ts";
import type { Message, MessageChange } from "./message.ts";

/** The result of placing an order. Nothing is saved unless it is 'placed'. */
export type Placed =
  /** `messages`: as they are saved, with their versions, where the store learns of these while it writes. */
  | { outcome: "placed"; order: Order; messages?: Message[] }
  /** The same order was saved before; `order` is its current state. */
  | { outcome: "replayed"; order: Order }
  /** Another order has this id. */
  | { outcome: "order_id_taken" }
  /** Another order has used this offer. */
  | { outcome: "already_redeemed"; redemption: string };

export type NewOrder = {
  order: Order;
  /** Equal for two sends of one order, different for two orders. */
  fingerprint: string;
  /** Keys of the offers that this order uses (lib/server/offers/redemptions). */
  redemptions: string[];
  messages: Message[];
  /** Counts the order against its sender's limit. */
  hit?: Hit;
};

/** What counts against a rate limit. `at`, `expire_at`: milliseconds since 1970; after the latter it may be deleted. */
export type Hit = { key: string; at: number; expire_at: number };

export type OrderFilter = {
  /** 1 to 100 */
  limit: number;
  /** From the page before; undefined for the first. */
  cursor?: string;
  /** Placed at or after this moment, ISO 8601. */
  since?: string;
  /** Placed before this moment, ISO 8601. */
  before?: string;
  /** Any of these. */
  statuses?: string[];
  userId?: string;
  /** The customer's phone number as it is saved, ten digits. */
  phone?: string;
  /** The customer's e-mail address, in small letters; Firestore also finds it as it is saved. */
  email?: string;
  /** The state of the delivery address. */
  state?: string;
  /** Any of these (lib/shop/order/search-terms). */
  terms?: string[];
  /** Any of these. */
  money?: Money[];
};

/** At most so many messages to one customer are read. */
export const LATEST_FEW = 20;

/** A message that has not reached its recipient: it waits for its next attempt, or was given up. */
export type UnsentState = "pending" | "given_up";

type UnsentFilter = {
  limit: number;
  /** From the page before; undefined for the first. */
  cursor?: string;
  /** Without it: both. */
  state?: UnsentState;
};

/**
 * What a change does with an order's redemptions: all that are saved with it from now on, those that it takes, and
 * gives back.
 */
export type Redeeming = { saved: string[]; taken: string[]; givenBack: string[] };

/** The result of changing an order: its next state, the messages to send, and those to delete. */
export type StoredChange = {
  order: Order;
  messages: Message[];
  redeeming?: Redeeming | undefined;
  /**
   * Which of this order's messages are deleted, sent or not. An attempt that is running then has nothing left to update.
   */
  removes?: (message: Message) => boolean;
  /** Bills and credit notes of this change; the store numbers them, and the order gets its bill's. */
  taxDocuments?: TaxDocuments | null;
};

/** The days whose bills are listed, both included; `after`: the last one of the page before. */
type BillFilter = { from: string; to: string; limit: number; after?: TaxBill };

/** The orders of the shop. */
export interface OrderStore {
  /** The order and its fingerprint, or null. */
  find(orderId: string): Promise<{ order: Order; fingerprint: string } | null>;
  /** Saves an order with its redemptions and messages, all or nothing. */
  place(order: NewOrder): Promise<Placed>;
  /**
   * A page of orders, newest first. Each of userId, phone, email, state, statuses, terms and money has its index,
   * together with since and before; two of them together are as slow as the orders are many.
   */
  list(filter: OrderFilter): Promise<{ orders: Order[]; nextCursor: string | null }>;
  /**
   * Changes an order, and saves and deletes the messages that the change asks for, in one write; null when there is no
   * such order.
   * @param change may be called again when another writer came between; returning the order itself changes nothing, any
   *   other one gets the next version. It gets the redemptions that are saved with the order
   * @throws AlreadyRedeemed
   */
  update(orderId: string, change: (order: Order, redemptions: string[]) => StoredChange): Promise<Order | null>;
}

/** The bills and the credit notes. */
export interface BillStore {
  /** An order's tax documents, the oldest first. */
  billsOf(orderId: string): Promise<TaxBill[]>;
  /** Those of some days in India, by day and number. */
  listBills(filter: BillFilter): Promise<TaxBill[]>;
  /** Takes the buyer's name and street out of all tax documents of an order. */
  eraseBuyer(orderId: string): Promise<void>;
}

/** The claims and the redemptions of offers. */
export interface OfferStore {
  /**
   * Saves that an account has claimed the first-order offer, with a mark that its claim cookies are compared with. The
   * mark of an earlier claim stays.
   * @returns the mark that is stored
   */
  saveClaimMark(userId: string, mark: string): Promise<string>;
  /** The mark of an account's claim, or null when it has not claimed the offer. */
  claimMark(userId: string): Promise<string | null>;
  /** Deletes an account's mark: the cookies made with it become invalid. A redeemed offer stays redeemed. */
  deleteClaimMark(userId: string): Promise<void>;
  /** Those of these redemptions that exist. Which order made them is not stored. */
  existingRedemptions(redemptions: string[]): Promise<string[]>;
}

/** The outbox: messages that are stored until they are sent. */
export interface MessageStore {
  messagesOf(orderId: string): Promise<Message[]>;
  /** Saves a message that no order's write saves, unless its id exists. */
  saveMessage(message: Message): Promise<void>;
  /** The message with this id, or null. */
  findMessage(id: string): Promise<Message | null>;
  /** Messages to be attempted at `now` (milliseconds since 1970), the longest due first. */
  dueMessages(now: number, limit: number): Promise<Message[]>;
  /** Messages whose `check_at` is `now` (milliseconds since 1970) or earlier, the earliest first. */
  messagesToCheck(now: number, limit: number): Promise<Message[]>;
  /** A page of what has not reached its recipient, newest first. */
  unsentMessages(filter: UnsentFilter): Promise<{ messages: Message[]; nextCursor: string | null }>;
  /**
   * How many messages have not reached their recipient, in this state; with `countedAs`, of those that are counted so.
   */
  countUnsent(state: UnsentState, countedAs?: string): Promise<number>;
  /**
   * The time at which the oldest waiting message of these kinds was created, in milliseconds since 1970, or null when
   * none waits.
   */
  oldestWaiting(kinds: string[]): Promise<number | null>;
  /** How many messages of these kinds were sent at or after `since` (milliseconds since 1970). */
  countSent(kinds: string[], since: number): Promise<number>;
  /**
   * The latest messages to a customer's number or mailbox (`counted_as`), at most LATEST_FEW, without the skipped ones,
   * created from `since` to `until` (milliseconds since 1970, both included), newest first.
   */
  messagesToCustomer(countedAs: string, since: number, until: number): Promise<Message[]>;
  /**
   * Deletes some messages that need no attention any more, created before this moment (milliseconds since 1970).
   * @returns how many; 0 where the database deletes them by itself
   */
  pruneMessages(before: number, limit: number): Promise<number>;
  /**
   * Changes a message if it is unchanged since it was read; null when another server was faster.
   * @param also a message to save in the same write, unless its id exists
   */
  changeMessage(message: Message, change: MessageChange, also?: Message | null): Promise<Message | null>;
}

/** What all servers count together. */
export interface RateLimitStore {
  saveHit(hit: Hit): Promise<void>;
  /** How many hits of this key there are from `since` to `until` (milliseconds since 1970, both included). */
  countHits(key: string, since: number, until: number): Promise<number>;
  /** Deletes some hits that have expired by `now`, at most `limit`, where the database does not by itself. */
  pruneHits(now: number, limit: number): Promise<void>;
}

/** The sessions of staff that were ended before their time. */
export interface SessionStore {
  /**
   * @param expireAt when the session would have ended by itself, in milliseconds since 1970: it may be forgotten after
   * that
   */
  endSession(id: string, expireAt: number): Promise<void>;
  isSessionEnded(id: string): Promise<boolean>;
}

/** What staff switch without a build. */
export type StoredShopState = ShopState & { facts?: StoredFacts };

export interface ShopStateStore {
  /** As it is stored: a pause may be over by now. `facts`: what owners changed, left out while that is nothing. */
  shopState(): Promise<StoredShopState>;
  /**
   * Stores the changed facts and the change that made them, in one write.
   * @returns false where another change has this number already: nothing is stored then
   */
  changeFacts(facts: StoredFacts, change: FactChange): Promise<boolean>;
  /** The changes of facts, newest first. @param before the number of the change that the page before ended with */
  factChanges(limit: number, before?: number): Promise<FactChange[]>;
  /** Stores a pause of all orders, or its end. */
  setPause(pause: Pause): Promise<void>;
  /** Stores that a product is sold out, or in stock again; changes no other product. */
  setSoldOut(slug: string, soldOut: boolean): Promise<void>;
  /**
   * One-tap links that were made at this moment or later are valid (milliseconds since 1970; 0 at first); null: none
   * is.
   */
  orderLinksFrom(): Promise<number | null>;
  setOrderLinksFrom(from: number | null): Promise<void>;
}

/** The most files of photos that a shop keeps: seven of each. */
export const MOST_PHOTO_FILES = MOST_PHOTOS * 7;
/** A file of a photo. Its name has the hash of all of them: what is behind a name never changes. */
export type PhotoFile = { name: string; bytes: Uint8Array };

/** The owner's photos of packs. */
export interface PhotoStore {
  /** Saves the files of a photo, all or nothing, once. @returns false where the shop keeps as many as it may */
  savePhoto(files: PhotoFile[]): Promise<boolean>;
  /** The bytes of a file, or null. */
  photo(name: string): Promise<Uint8Array | null>;
  /** Deletes every photo of a product but one. @param shown its hash; null for none @returns how many files */
  deletePhotos(slug: string, shown: string | null): Promise<number>;
}

/**
 * The shop's database. Every write is conditional and atomic, so any number of servers may share one. Each method
 * throws StoreUnavailable when the database can't be reached now.
 */
export interface Store
  extends OrderStore,
    BillStore,
    OfferStore,
    MessageStore,
    RateLimitStore,
    SessionStore,
    ShopStateStore,
    PhotoStore {
  /** Writes and removes a document without meaning, to find out whether an order could be saved now. */
  probe(): Promise<void>;
  /**
   * Removes what was deleted from the disk, too. A file that another process reads at this moment keeps it until the
   * next time.
   */
  purge(): Promise<void>;
}
