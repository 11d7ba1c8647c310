import "server-only";
import type { Caller } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { channelSchema, type DeskChannel, deskRequestSchema } from "#lib/shop/desk/desk-order.ts";
import { requote } from "#lib/shop/order/changed-order.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";

/** The desk at which an order is taken: how it came, and who of staff takes it. */
export type Desk = { channel: DeskChannel; by: string };

/**
 * The desk, when staff say how the order came; null for an order as anybody places it. A stranger's `channel` is not
 * read.
 * @throws ApiError invalid_order for a channel of staff that there is not
 */
export function deskOf(caller: Caller, sent: unknown): Desk | null {
  if (caller.kind !== "staff") return null;
  const { channel } = parseOr("invalid_order", channelSchema, sent);
  return channel === "web" ? null : { channel, by: caller.staff.name };
}

/**
 * The whole order of a desk. A price or a total that is absent is the shop's: that of the saved order, so that the same
 * order sent again is the same, else today's.
 * @param saved the order that the store has under this id, or null
 * @throws ApiError invalid_order
 */
export function readDeskOrder(sent: unknown, saved: Order | null) {
  const request = parseOr("invalid_order", deskRequestSchema, withPrices(sent, saved));
  const bill = saved ? requote(saved, request.items) : quote(request.items, newGuest);
  return { ...request, total_price: request.total_price ?? bill.total };
}

function withPrices(sent: unknown, saved: Order | null): unknown {
  if (!isRecord(sent) || !Array.isArray(sent.items)) return sent;
  const had = (saved?.items ?? []).filter((line) => !isSample(line));
  const priceOf = (name: unknown) =>
    // Any price will do for what is not sold here: it is refused by its name.
    (had.find((line) => line.name === name) ?? findProductByName(String(name)))?.price ?? 1;
  const items = sent.items.map((item: unknown) =>
    isRecord(item) ? { ...item, price: item.price ?? priceOf(item.name) } : item,
  );
  return { ...sent, items };
}
