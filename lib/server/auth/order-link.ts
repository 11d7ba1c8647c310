import "server-only";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log/log.ts";
import { cachedFor } from "#lib/server/process/cached-for.ts";
import { isSameSecret, keyed } from "#lib/server/settings/secrets.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import { openStore } from "#lib/server/store/open-store.ts";

/** How long a link opens its order: 14 days, in milliseconds. */
const LIFE = 14 * 24 * 60 * 60_000;
/** Hexadecimal digits of the signature, 128 bits: the link is short enough for a WhatsApp message. */
const DIGITS = 32;
/**
 * How long a message may still carry a link after they were switched off, in milliseconds. Such a link opens nothing.
 */
const CACHED_MS = 10_000;
/** A rush of messages reads the store once in a while, not once each. */
const validFrom = cachedFor("order-links", CACHED_MS, async () => openStore().orderLinksFrom());
const STAFF_PAGE = "Please open the order on the staff page.";

/**
 * The address that opens one order's slip and gives it its next status, for the warehouse's messages. What is signed is
 * in the fragment: no browser sends it to a server, so no log and no scanner of links reads an address with it.
 * @param issued in milliseconds since 1970: when the message was created, so that each attempt of it has the same link
 * @param reader the address or number that gets the message: when it is removed from the settings, its links end, and
 *   no others
 * @returns null for a link that opens nothing, because staff have switched links off
 * @throws StoreUnavailable
 */
export async function orderLink(orderId: string, issued: number, reader: string): Promise<string | null> {
  const from = await validFrom();
  return from === null || issued < from
    ? null
    : `${siteOrigin()}/staff/order#${signed(orderId, issued + LIFE, reader)}`;
}

/** A valid link: its order, and when it was made, in milliseconds since 1970. */
export type OpenedLink = { orderId: string; issued: number };

/**
 * The order that a link opens. Wrong signatures are counted like wrong tokens.
 * @param readers who gets messages of orders
 * @throws ApiError unauthorized, when it is forged, too old, from before the links were switched off, or made for
 *   a person who gets no messages of orders any more; rate_limited; StoreUnavailable
 */
export async function openLink(link: string, request: Request, readers: string[]): Promise<OpenedLink> {
  const [orderId = "", expiry = ""] = link.split(".");
  const expires = Number.parseInt(expiry, 36);
  if (!readers.some((reader) => isSameSecret(link, signed(orderId, expires, reader)))) {
    await limit("staffFailure", request);
    throw new ApiError("unauthorized", { message: `This link is not complete. ${STAFF_PAGE}` });
  }
  if (expires <= Date.now())
    throw new ApiError("unauthorized", { message: `This link is older than 14 days. ${STAFF_PAGE}` });
  const from = await openStore().orderLinksFrom();
  if (from === null || expires - LIFE < from)
    throw new ApiError("unauthorized", { message: `Links of this kind were switched off. ${STAFF_PAGE}` });
  return { orderId, issued: expires - LIFE };
}

/** Whether messages carry links, and links open orders. @throws StoreUnavailable */
export async function areLinksOn(): Promise<boolean> {
  return (await openStore().orderLinksFrom()) !== null;
}

/** Switches all links off, or new ones on: those sent before stay closed. @throws StoreUnavailable */
export async function switchLinks(on: boolean, by: string): Promise<void> {
  if (on === (await areLinksOn())) return;
  await openStore().setOrderLinksFrom(on ? Date.now() : null);
  log.info({ by, outcome: on ? "order_links_on" : "order_links_off" });
}

function signed(orderId: string, expires: number, reader: string): string {
  const text = `${orderId}.${expires.toString(36)}`;
  return `${text}.${keyed(`order link ${text} ${reader}`).slice(0, DIGITS)}`;
}
