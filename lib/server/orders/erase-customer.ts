import "server-only";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { env } from "#lib/server/env.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log.ts";
import { everyOrder } from "#lib/server/store/every-order.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { OrderChange, Store } from "#lib/server/store/store.ts";
import { guestPhone } from "#lib/shop/customer/fields.ts";
import { erasedCustomer, REMOVED } from "#lib/shop/order/customer-fields.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { RETENTION_YEARS } from "#lib/shop/shop-texts.ts";

const DAY = 24 * 60 * 60 * 1000;
/** An order that is neither delivered nor cancelled counts as under way for this long, in milliseconds. */
const UNDER_WAY_FOR = 60 * DAY;
const ended = new Set(["delivered", "cancelled"]);

/** The result: the orders without a customer now, or, when nothing was done, those that are still under way. */
export type Erased = { forgotten: string[]; underWay: string[]; mailFiles: number };

/**
 * Erases a customer from their orders: name, phone, e-mail, address and account, the messages to them whether sent or not,
 * the mail files of those orders, and the marks that let a browser use an account's offer. What the books need stays:
 * items, amounts, dates, state and statuses. So that an offer is not given twice, its use stays too: keyed hashes and
 * account ids, which lead to no order. The shop may run meanwhile. Done again, it finds nothing.
 * @param phone ten digits, as orders keep it
 * @param evenUnderWay forgets orders too that are neither delivered nor cancelled
 * @param mailFolder the folder of mail files, used when no mail server is set
 * @throws StoreUnavailable, after which it may be called again
 */
export async function eraseCustomer(
  store: Store,
  phone: string,
  { evenUnderWay, mailFolder, now }: { evenUnderWay: boolean; mailFolder: string; now: number },
): Promise<Erased> {
  const orders: Order[] = [];
  for await (const order of everyOrder(store, { phone })) orders.push(order);
  const underWay = orders.filter((order) => isUnderWay(order, now)).map(({ order_id }) => order_id);
  if (underWay.length > 0 && !evenUnderWay) return { forgotten: [], underWay, mailFiles: 0 };

  return { ...(await eraseOrders(store, orders, mailFolder)), underWay: [] };
}

/**
 * Erases the customers of all orders older than `retentionYears`, page by page, in the same way. An order of that age is not open
 * any more. A second run finds only orders that have become that old since.
 * @returns the erased orders of each page as soon as they are
 * @throws StoreUnavailable, after which it may be called again
 */
export async function* eraseOlder(store: Store, mailFolder: string, now: number): AsyncGenerator<string[], void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS);
  let cursor: string | undefined;
  do {
    const { orders, nextCursor } = await store.list({ before: before.toISOString(), limit: 100, cursor });
    const left = orders.filter(({ guest_phone }) => guest_phone !== REMOVED);
    yield (await eraseOrders(store, left, mailFolder)).forgotten;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function eraseOrders(store: Store, orders: Order[], mailFolder: string): Promise<Omit<Erased, "underWay">> {
  const forgotten = orders.map(({ order_id }) => order_id);
  // Before and after: an erased order can't be found again, and a message that is being sent may still write its file.
  let mailFiles = removeMailFiles(mailFolder, forgotten);
  // Before the orders: they name these accounts.
  for (const userId of new Set(orders.map(({ user_id }) => user_id))) if (userId) await store.deleteClaimMark(userId);
  for (const id of forgotten) {
    await store.eraseBuyer(id);
    await store.update(id, withoutPerson);
  }
  await store.purge();
  mailFiles += removeMailFiles(mailFolder, forgotten);
  return { forgotten, mailFiles };
}

const erasureSchema = z.strictObject({ phone: guestPhone }, { error: "An erasure has the customer's phone" });

/**
 * Erases the customer that staff name by their phone number, unless one of their orders is still under way.
 * @param by who of staff it is; the log does not name the customer
 * @returns the ids of their orders
 * @throws ApiError invalid_order; StoreUnavailable
 */
export async function eraseByStaff(sent: unknown, by: string): Promise<string[]> {
  const { phone } = parseOr("invalid_order", erasureSchema, sent);
  const how = { evenUnderWay: false, mailFolder: join(env().dataDir, "mail"), now: Date.now() };
  const { forgotten, underWay } = await eraseCustomer(openStore(), phone, how);
  const numbers = underWay.map(spokenNumber).join(", ");
  if (numbers) throw new ApiError("invalid_order", { message: `Nothing was erased. Still under way: ${numbers}.` });
  log.info({ by, outcome: "customer_erased", orders: forgotten.length });
  return forgotten;
}

function isUnderWay({ status, created_at }: Order, now: number): boolean {
  return !ended.has(status) && now - Date.parse(created_at) < UNDER_WAY_FOR;
}

function withoutPerson(order: Order): OrderChange {
  // The note and the courier's number lead to a person, too; that it was paid is for the books.
  const rest = { tracking: null, note: null };
  const status_history = order.status_history.map(({ status, at }) => ({ status, at }));
  return {
    order: { ...order, ...erasedCustomer(order), ...rest, status_history },
    messages: [],
    // The keys of a phone number and an account lead back to them. The offers stay used.
    redeeming: { saved: [], taken: [], givenBack: [] },
    removed: messagesToCustomer(order),
  };
}

/** The ids of every message that this order can have caused to its customer. */
function messagesToCustomer({ order_id, status_history, history }: Order): string[] {
  const events = [
    ...status_history.map((_, entry) => (entry === 0 ? "customer" : `status-${entry}`)),
    ...history.map((_, change) => `change-${change}`),
  ];
  return events.flatMap((event) => [`${order_id}:${event}-email`, `${order_id}:${event}-sms`]);
}

/** What follows an order's id in the name of one of its mail files; an id may itself begin another's. */
const mailName =
  /^(?:(?:(?:status|change)-\d+-)?warehouse|customer|(?:status|change)-\d+)-email(?:-\d+)?\.eml(?:\.part)?$/;

function removeMailFiles(folder: string, orderIds: string[]): number {
  const files = orderIds.length > 0 ? mailFilesIn(folder) : [];
  const theirs = files.filter((file) =>
    orderIds.some((id) => file.startsWith(`${id}-`) && mailName.test(file.slice(id.length + 1))),
  );
  for (const file of theirs) rmSync(join(folder, file), { force: true });
  return theirs.length;
}

function mailFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    // Before the first mail, and with a mail server, there is no folder.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
