import "server-only";
import { limits } from "#lib/server/http/limits.ts";
import { countHit, isUsedUp } from "#lib/server/http/shared-limit.ts";
import { channelOf } from "#lib/server/outbox/channels/registry.ts";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { env } from "#lib/server/settings/env.ts";
import { HELD, type Message } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { HeldBack } from "./ceiling.ts";

/** Why a customer's confirmation is sent by a press of staff's alone. */
export const MANY_FOR_CUSTOMER = "Three orders within the hour have messaged this customer already.";

/**
 * Returns true when enough other orders have messaged this customer within the hour. Earlier ones count, tried or not,
 * so that of any number that arrive together, at any number of servers, the same three are sent.
 * @throws StoreUnavailable
 */
export async function isOverCustomerLimit(message: Message): Promise<boolean> {
  const { id, counted_as, created_at } = message;
  // One that was held is tried again by a press alone.
  if (!env().rateLimit || counted_as === null || counted_as === HELD) return false;
  const { most, windowMs } = limits.customer;
  const others = await openStore().messagesToCustomer(counted_as, created_at - windowMs, created_at);
  const isEarlier = (other: Message) =>
    other.created_at < created_at || (other.created_at === created_at && (other.id < id || other.state === "sent"));
  return others.filter((other) => other.id !== id && isEarlier(other)).length >= most;
}

/**
 * Sends a customer's mail unless its domain, which is no large provider's, has had as many of this hour as it gets:
 * somebody may make up mailboxes at the domain of one person. All servers count together.
 * @param regardless sends it even then, because staff have asked for it
 * @throws HeldBack; what `send` throws; StoreUnavailable
 */
export async function withinDomain<T>(message: Message, regardless: boolean, send: () => Promise<T>): Promise<T> {
  const domain = env().rateLimit && channelOf(message).domainOf?.(message.recipient);
  if (!domain) return send();
  return runExclusive(`mails to ${domain}`, async () => {
    if (!regardless && (await isUsedUp("mail", domain))) throw new HeldBack("toDomain");
    const sent = await send();
    await countHit("mail", domain);
    return sent;
  });
}
