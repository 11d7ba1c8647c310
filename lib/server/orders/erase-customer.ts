import "server-only";
import { rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { parseOr } from "#lib/server/http/parse.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log/log.ts";
import { mailFolder } from "#lib/server/outbox/channels/mail-files.ts";
import { channelOf } from "#lib/server/outbox/channels/registry.ts";
import { everyOrder } from "#lib/server/store/every-order.ts";
import type { Message } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Store, StoredChange } from "#lib/server/store/store.ts";
import { guestPhone, requiredEmail } from "#lib/shop/customer/fields.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { REMOVED, seenBy } from "#lib/shop/order/order-facts.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** An order that is neither delivered nor cancelled counts as open for this long. */
const OPEN_FOR_MS = 60 * DAY_MS;
/** So many orders a call erases, and so many pages of erased ones it passes over: no call is long. */
const PAGE = 100;
const MOST_PAGES = 20;

/** Whose orders: of a phone number, of an e-mail address, or all that were placed before a moment (ISO 8601). */
type OrdersToErase = { phone: string } | { email: string } | { before: string };
type How = { evenOpen: boolean; mailFolder: string; now: number; cursor?: string | undefined };

/**
 * Erases a page of customers from their orders: name, phone, e-mail, address and account, the messages to them whether
 * sent or not, the mail files of those orders, and the marks that let a browser use an account's offer. What the books
 * need stays: items, amounts, dates, state and statuses. So that an offer is not given twice, its use stays too: keyed
 * hashes and account ids, which lead to no order. The shop may run meanwhile. Done again, it finds the next ones, and
 * in the end nothing.
 * @param mailFolder the folder of mail files, used when no mail server is set
 * @returns the ids of the orders that were erased, and where the next call goes on, or null; or those that are open:
 *   then nothing was done
 * @throws StoreUnavailable, after which it may be called again
 */
export async function eraseCustomers(store: Store, whose: OrdersToErase, how: How) {
  const open: string[] = [];
  // Older ones count as ended, and need not be read.
  const since = new Date(how.now - OPEN_FOR_MS + 1).toISOString();
  if (!how.evenOpen && !("before" in whose))
    for await (const { order_id, status } of everyOrder(store, { ...whose, since }))
      if (!rowOf(status).isEnded) open.push(order_id);
  if (open.length > 0) return { open };

  let next = how.cursor;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const { orders, nextCursor } = await store.list({ ...whose, limit: PAGE, cursor: next });
    next = nextCursor ?? undefined;
    const left = orders.filter(({ guest_phone }) => guest_phone !== REMOVED);
    await eraseOrders(store, left, how.mailFolder);
    if (left.length > 0 || !next) return { erased: left.map(({ order_id }) => order_id), next: nextCursor };
  }
  return { erased: [], next: next ?? null };
}

async function eraseOrders(store: Store, orders: Order[], mailFolder: string): Promise<void> {
  const ids = orders.map(({ order_id }) => order_id);
  const messagesOfAll = async () => (await Promise.all(ids.map((id) => store.messagesOf(id)))).flat();
  const messages = await messagesOfAll();
  // Before and after: an erased order can't be found again, and a message that is being sent may still write its file.
  removeMailFiles(mailFolder, messages);
  // Before the orders: they name these accounts.
  for (const userId of new Set(orders.map(({ user_id }) => user_id))) if (userId) await store.deleteClaimMark(userId);
  for (const id of ids) {
    await store.eraseBuyer(id);
    await store.update(id, withoutPerson);
  }
  if (ids.length > 0) await store.purge();
  removeMailFiles(mailFolder, [...messages, ...(await messagesOfAll())]);
}

const WHOSE = "An erasure has the customer's phone or email, or older: a whole number of years from 1 to 99";
const erasureSchema = z
  .strictObject(
    {
      phone: z.optional(guestPhone),
      email: z.optional(requiredEmail),
      older: z.optional(z.int({ error: WHOSE }).check(z.minimum(1, { error: WHOSE }), z.maximum(99, { error: WHOSE }))),
      even_open: z.optional(z.boolean()),
      cursor: z.optional(z.string()),
    },
    { error: WHOSE },
  )
  .check(
    z.refine(({ phone, email, older }) => [phone, email, older].filter((one) => one !== undefined).length === 1, {
      error: WHOSE,
    }),
  );

/**
 * Erases a page of what an owner asks for (eraseCustomers). A customer with an open order is erased only when the owner
 * says so.
 * @param by who of staff it is; the log does not name the customer
 * @throws ApiError invalid_order; StoreUnavailable
 */
export async function eraseByStaff(sent: unknown, by: string) {
  const { phone, email = "", older, even_open = false, cursor } = parseOr("invalid_order", erasureSchema, sent);
  const now = new Date();
  const how = { evenOpen: even_open, mailFolder: mailFolder(), now: now.getTime(), cursor };
  const ofCustomer = phone === undefined ? { email } : { phone };
  const whose = older === undefined ? ofCustomer : { before: yearsBefore(now, older) };
  const done = await eraseCustomers(openStore(), whose, how);
  if (done.open) {
    const message = `Nothing was erased. Still under way: ${done.open.map(spokenNumber).join(", ")}.`;
    throw new ApiError("invalid_order", { message });
  }
  log.info({ by, outcome: "customers_erased", orders: done.erased.length });
  return { erased: done.erased, more: done.next !== null, next_cursor: done.next };
}

function yearsBefore(now: Date, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then.toISOString();
}

function withoutPerson(order: Order): StoredChange {
  return {
    order: seenBy("erased", order),
    messages: [],
    // The keys of a phone number and an account lead back to them. The offers stay used.
    redeeming: { saved: [], taken: [], givenBack: [] },
    removes: (message) => channelOf(message).reader === "customer",
  };
}

function removeMailFiles(folder: string, messages: Message[]): void {
  for (const file of messages.flatMap((message) => channelOf(message).carrier.files(message)))
    rmSync(join(folder, file), { force: true });
}
