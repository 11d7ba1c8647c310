import "server-only";
import type { Message, MessageChange, MessageKind } from "#lib/server/notifications/message.ts";
import type { Order } from "#lib/shop/order.ts";
import type { Pause, ShopState } from "#lib/shop/shop-state.ts";

/** The store can't be read or written at the moment; nothing was saved. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** By name and not by class: the server's bundles may each hold a copy of the class, and share one store. */
export function isStoreUnavailable(error: unknown): error is Error {
  return error instanceof Error && error.name === "StoreUnavailable";
}

/** What became of placing an order. Nothing is saved unless it is 'placed'. */
export type Placed =
  | { outcome: "placed"; order: Order }
  /** The same order was saved before; this is how it stands now. */
  | { outcome: "replayed"; order: Order }
  /** Another order has this id. */
  | { outcome: "order_id_taken" }
  /** A claim of this order belongs to another one already. */
  | { outcome: "claim_taken"; claim: string };

export type NewOrder = {
  order: Order;
  /** Equal for two sends of one order, different for two orders. */
  fingerprint: string;
  /** Keys of the offers this order uses up. */
  claims: string[];
  messages: Message[];
};

export type OrderFilter = {
  /** 1 to 100 */
  limit: number;
  /** From the page before; undefined for the first. */
  cursor?: string;
  status?: string;
  userId?: string;
  /** The customer's phone number as it is saved, ten digits. */
  phone?: string;
};

/** How many messages to one customer are looked at. */
export const LATEST_FEW = 20;

/** A message that has not reached its recipient waits for its next try, or was given up. */
export type UnsentState = "pending" | "given_up";

export type UnsentFilter = {
  limit: number;
  /** From the page before; undefined for the first. */
  cursor?: string;
  /** Without it: both. */
  state?: UnsentState;
};

/** What a change makes of an order: the order as it is to be, the messages it causes, and those it takes back. */
export type OrderChange = {
  order: Order;
  messages: Message[];
  /** Ids of messages of this order to delete, sent or not. A try that is under way then finds nothing to write down. */
  removed?: string[];
};

/**
 * Where orders, the claims on offers and the messages to be sent are kept. Every write is conditional and atomic, so any
 * number of servers may share one store. Each method throws StoreUnavailable when the store can't do its work now.
 */
export interface OrderStore {
  /** The order and its fingerprint, or null. */
  find(orderId: string): Promise<{ order: Order; fingerprint: string } | null>;
  /** Saves an order with its claims and messages, all or nothing. */
  place(order: NewOrder): Promise<Placed>;
  /** A page of orders, newest first. */
  list(filter: OrderFilter): Promise<{ orders: Order[]; nextCursor: string | null }>;
  /**
   * Changes an order, and saves and deletes the messages that the change asks for, in one write; null when there is no
   * such order.
   * @param change may be called again when another writer came between; returning the order itself changes nothing
   */
  update(orderId: string, change: (order: Order) => OrderChange): Promise<Order | null>;

  /**
   * Keeps that an account has claimed the first-order offer, with a mark that its claim cookies are checked against. What
   * an earlier claim left stays.
   * @returns the mark that is kept
   */
  keepClaimMark(userId: string, mark: string): Promise<string>;
  /** The mark of an account's claim, or null when it has not claimed the offer. */
  claimMark(userId: string): Promise<string | null>;
  /** Forgets an account's mark: the cookies made with it hold no longer. A use of the offer stays a use. */
  dropClaimMark(userId: string): Promise<void>;
  /** Those of these claims that an order has taken. Which order that was is not kept. */
  takenClaims(claims: string[]): Promise<string[]>;

  messagesOf(orderId: string): Promise<Message[]>;
  /** Messages to be tried at `now` (milliseconds since 1970), the longest due first. */
  dueMessages(now: number, limit: number): Promise<Message[]>;
  /** When the next message is due, in milliseconds since 1970, or null when none waits. */
  nextDue(): Promise<number | null>;
  /** Messages whose `check_at` is `now` (milliseconds since 1970) or earlier, the earliest first. */
  messagesToCheck(now: number, limit: number): Promise<Message[]>;
  /** A page of what has not reached its recipient, newest first. */
  unsentMessages(filter: UnsentFilter): Promise<{ messages: Message[]; nextCursor: string | null }>;
  /** How many messages have not reached their recipient, in this state. */
  countUnsent(state: UnsentState): Promise<number>;
  /** When the oldest message of these kinds that waits was made, in milliseconds since 1970, or null when none waits. */
  oldestWaiting(kinds: MessageKind[]): Promise<number | null>;
  /** How many messages of these kinds went out at or after `since` (milliseconds since 1970). */
  countSent(kinds: MessageKind[], since: number): Promise<number>;
  /**
   * The latest few of the messages to a customer's number or address, apart from those that were skipped, made from
   * `since` to `until` (milliseconds since 1970, both included), newest first.
   */
  messagesToCustomer(recipient: string, since: number, until: number): Promise<Message[]>;
  /**
   * Changes a message if it is still as it was read; null when another server was faster.
   * @param also a message to save in the same write, unless its id exists
   */
  changeMessage(message: Message, change: MessageChange, also?: Message | null): Promise<Message | null>;

  /** What staff have switched, as it is stored: a pause may be over by now. */
  shopState(): Promise<ShopState>;
  /** Stores a pause of all orders, or its end. */
  setPause(pause: Pause): Promise<void>;
  /** Stores that a product is sold out, or to be had again; touches no other product. */
  setSoldOut(slug: string, soldOut: boolean): Promise<void>;

  /** Writes and removes nothing of value, to find out whether an order could be saved now. */
  probe(): Promise<void>;
}
