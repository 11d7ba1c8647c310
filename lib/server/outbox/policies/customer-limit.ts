import "server-only";
import { env } from "#lib/server/env.ts";
import { HELD, type Message } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { HOUR } from "./ceiling.ts";

/** The most orders an hour that message one phone number or e-mail address: anybody can type a stranger's. */
const ORDERS_AN_HOUR = 3;

/**
 * Returns true when enough other orders have messaged this customer within the hour. Earlier ones count, tried or not, so
 * that of any number that arrive together, at any number of servers, the same three are sent.
 * @throws StoreUnavailable
 */
export async function isOverCustomerLimit(message: Message): Promise<boolean> {
  const { id, counted_as, created_at } = message;
  // One that was held is tried again by a press alone.
  if (!env().rateLimit || counted_as === null || counted_as === HELD) return false;
  const others = await openStore().messagesToCustomer(counted_as, created_at - HOUR, created_at);
  const isEarlier = (other: Message) =>
    other.created_at < created_at || (other.created_at === created_at && (other.id < id || other.state === "sent"));
  return others.filter((other) => other.id !== id && isEarlier(other)).length >= ORDERS_AN_HOUR;
}
