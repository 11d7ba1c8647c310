import "server-only";
import * as z from "zod/mini";
import type { Caller } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { optionalParam, queryParams } from "#lib/server/http/query-params.ts";
import { cursorAfter, readCursor } from "#lib/server/store/cursor.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { OrderFilter } from "#lib/server/store/store.ts";
import { guestPhone } from "#lib/shop/customer/fields.ts";
import { stateNamed } from "#lib/shop/customer/states.ts";
import { dayAfter, startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import { customerView, type Order } from "#lib/shop/order/order.ts";
import { isUsualStatus, statusSchema } from "#lib/shop/order/order-status.ts";
import type { Money } from "#lib/shop/order/payment.ts";
import { OWN_STATUS, readSearch } from "#lib/shop/order/search-terms.ts";
import { orderOfIds } from "./find-by-name.ts";

const LIMIT = "limit is a whole number from 1 to 100";
const DAY = "since and until are days like 2026-11-01";
const STATE = "state is one of India's states, as the order form lists them";
const QUERY =
  "q is six characters of an order id, a whole id, a phone number or the beginning of a name, a town, a pincode or a product (2 letters or more)";
/** The longest search, in characters. */
const LONGEST_QUERY = 100;
/** The most statuses in one list. */
const MOST_STATUSES = 10;
/** A search whose terms find more than it means reads on, at most so many times. */
const MOST_PAGES = 10;

const digits = z.string().check(z.regex(/^\d{1,3}$/, { error: LIMIT }));
const isLimit = z.refine<number>((number) => number >= 1 && number <= 100, { error: LIMIT });
const limit = z._default(z.pipe(digits, z.transform(Number)).check(isLimit), 50);
const cursor = optionalParam("cursor is a next_cursor of this list", (text) => readCursor(text) !== null);
const day = optionalParam(DAY, (text) => startOfIndianDay(text) !== null);
const status = z._default(
  z.array(statusSchema).check(z.maxLength(MOST_STATUSES, { error: `At most ${MOST_STATUSES} statuses` })),
  [],
);

/** What a customer may ask of their own orders. */
const ownQuerySchema = z.strictObject({ limit, cursor, status }, { error: "This list knows limit, cursor and status" });

/** What staff may ask. Each of q, phone, state, status and money has its index, so one of them at a time. */
const staffQuerySchema = z
  .strictObject(
    {
      limit,
      cursor,
      status,
      since: day,
      until: day,
      q: optionalParam(QUERY, (text) => text.length <= LONGEST_QUERY && readSearch(text) !== null),
      phone: z.optional(guestPhone),
      state: optionalParam(STATE, (text) => stateNamed(text) !== undefined),
      paid: z.optional(z.enum(["yes", "no"], { error: "paid is yes or no" })),
      refund: z.optional(z.literal("due", { error: "refund is due" })),
      own_status: z.optional(z.literal("yes", { error: "own_status is yes" })),
    },
    { error: "This list knows limit, cursor, q, phone, state, status, own_status, paid, refund, since and until" },
  )
  .check(
    z.refine(
      ({ q, phone, state, status: some, paid, refund, own_status }) =>
        [q, phone, state, some[0], paid, refund, own_status].filter(Boolean).length <= 1,
      {
        error:
          "Please ask for one of q, phone, state, status, own_status, paid and refund at a time; since and until go with each",
      },
    ),
  );

/** What the shop has of a cancelled order until it is given back is paid, too. */
const paidStates: Record<"yes" | "no", Money[]> = { yes: ["paid", "refund"], no: ["due"] };

/**
 * A page of orders, newest first: all for staff, their own for a user.
 * @throws ApiError invalid_order; StoreUnavailable
 */
export async function listOrders(params: URLSearchParams, caller: Exclude<Caller, { kind: "anonymous" }>) {
  const asked = queryParams(params, ["status"]);
  if (caller.kind === "user") {
    const { status: statuses, ...query } = parseOr("invalid_order", ownQuerySchema, asked);
    const filter = { ...query, userId: caller.user.uid, statuses: statuses.length > 0 ? statuses : undefined };
    const { orders, nextCursor } = await openStore().list(filter);
    return { orders: orders.map(customerView), next_cursor: nextCursor };
  }
  return staffList(parseOr("invalid_order", staffQuerySchema, asked));
}

async function staffList(query: z.infer<typeof staffQuerySchema>) {
  const { q, status: statuses, since, until, state, paid, refund, own_status, ...rest } = query;
  const search = q === undefined ? null : readSearch(q);
  if (search) {
    const byId = query.cursor === undefined ? await orderOfIds(search.ids) : null;
    if (byId) return { orders: [byId], next_cursor: null };
  }
  const filter: OrderFilter = {
    ...rest,
    since: since && (startOfIndianDay(since) ?? since),
    before: until && (startOfIndianDay(dayAfter(until)) ?? until),
    statuses: statuses.length > 0 ? statuses : undefined,
    state: state && stateNamed(state),
    money: refund ? ["refund"] : paid && paidStates[paid],
    phone: search?.phone ?? rest.phone,
    terms: own_status ? [OWN_STATUS] : search?.terms.length ? search.terms : undefined,
  };
  if (search && search.phone === undefined && search.terms.length === 0) return { orders: [], next_cursor: null };
  // The version before changes a status and leaves its term.
  const isOwn = ({ status }: Order) => !own_status || !isUsualStatus(status);
  const { orders, nextCursor } = await matching(filter, search?.matches ?? isOwn);
  return { orders, next_cursor: nextCursor };
}

/** A page of the orders that match. It may be short, and even empty, while there is a next one. */
async function matching(filter: OrderFilter, matches: (order: Order) => boolean) {
  const orders: Order[] = [];
  let { cursor: from } = filter;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found = await openStore().list({ ...filter, cursor: from });
    orders.push(...found.orders.filter(matches));
    const rest = orders.length > filter.limit;
    const shown = orders.slice(0, filter.limit);
    if (rest || shown.length === filter.limit || found.nextCursor === null)
      return { orders: shown, nextCursor: rest ? cursorAfter(shown.at(-1)) : found.nextCursor };
    from = found.nextCursor;
  }
  return { orders, nextCursor: from ?? null };
}
