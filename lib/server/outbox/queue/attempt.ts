import "server-only";
import { log } from "#lib/server/log/log.ts";
import { alarmToSend } from "#lib/server/outbox/alerts/alarms.ts";
import { DeliveryError } from "#lib/server/outbox/channels/delivery-error.ts";
import { alarmOf, channelOf } from "#lib/server/outbox/channels/registry.ts";
import { CHECK_AFTER } from "#lib/server/outbox/policies/backoff.ts";
import { withinCeiling } from "#lib/server/outbox/policies/ceiling.ts";
import { isOverCustomerLimit, MANY_FOR_CUSTOMER, withinDomain } from "#lib/server/outbox/policies/customer-limits.ts";
import { outdated, skipped } from "#lib/server/outbox/policies/outdated.ts";
import { HELD, type Message, type MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { sending, underLease } from "./leases.ts";
import { afterFailure, saveOutcome } from "./outcome.ts";

/**
 * What Twilio's ids look like. Anything else, as of a gateway that answers in Twilio's place, is not worth asking
 * about.
 */
const twilioId = /^[A-Z]{2}[0-9a-f]{32}$/i;

/** So long after its delivery began an order that was just placed need not be read again, in milliseconds. */
export const JUST_NOW = 1_000;

/**
 * `regardless`: the message is sent even when a ceiling is reached. `placed`: its order, when it was placed a moment
 * ago and nothing was waited for since, so that it need not be read again. `since`: when its delivery began, by
 * performance.now().
 */
export type Circumstances = { regardless?: boolean; placed?: Order; since: number };

/**
 * Tries to send a message, or several new orders' messages to one warehouse number as one: leases them, sends, and
 * saves each one's own outcome. Of several, what was cancelled meanwhile is left out, and after a failure each is tried
 * again.
 * @returns the messages after the attempt, without those that this server has no lease of
 */
export function attempt(messages: Message[], how: Circumstances): Promise<Message[]> {
  const tried = () => underLease(messages, sending, (leased) => tryLeased(leased, how));
  const [first] = messages;
  return first ? channelOf(first).carrier.inTurn(tried) : tried();
}

async function tryLeased(leased: Message[], how: Circumstances): Promise<(Message | null)[]> {
  const ready: Ready[] = [];
  const saved: (Message | null)[] = [];
  for (const message of leased) {
    const found = await prepared(message, how).catch((error: unknown) => afterFailure(message, error));
    if ("send" in found) ready.push(found);
    else saved.push(await logged(message, found));
  }
  const outcomeOf = await sendReady(ready, how);
  for (const { message } of ready) saved.push(await logged(message, outcomeOf(message)));
  return saved;
}

async function logged(message: Message, outcome: MessageChange): Promise<Message | null> {
  const { state = "pending", reason } = outcome;
  log.info({ message, attempts: message.attempts, outcome: state, reason });
  return saveOutcome(message, outcome);
}

/** A message that is to be sent now; `order` is null for an alarm. */
type Ready = { message: Message; order: Order | null; send: () => Promise<string | null> };

/** Returns what is to be sent, or the outcome of a message that is not. @throws DeliveryError; StoreUnavailable */
async function prepared(message: Message, { placed, since }: Circumstances): Promise<Ready | MessageChange> {
  const alarm = alarmOf(message);
  if (alarm) {
    const send = await alarmToSend(alarm, message, since);
    return send ? { message, order: null, send } : skipped;
  }
  // Read again after every wait: it may have been cancelled meanwhile.
  const known = performance.now() - since < JUST_NOW ? placed : undefined;
  const order = known ?? (await openStore().find(message.order_id))?.order;
  if (!order) throw new DeliveryError("Its order is not in the store.", true);
  const instead = await outdated(order, message, Date.now());
  if (instead) return instead;
  if (await isOverCustomerLimit(message))
    return { state: "given_up", attempts: message.attempts - 1, reason: MANY_FOR_CUSTOMER, counted_as: HELD };
  return { message, order, send: () => channelOf(message).send(order, message, since) };
}

/** Sends one message, or several as one, and returns each one's outcome. */
async function sendReady(ready: Ready[], { regardless = false }: Circumstances) {
  const [first] = ready;
  if (!first) return () => ({});
  const { message } = first;
  const orders = ready.flatMap(({ order }) => order ?? []);
  const { digest } = channelOf(message);
  const send = ready.length > 1 && digest ? () => digest(message.recipient, orders) : first.send;
  try {
    const sid = await withinDomain(message, regardless, () => withinCeiling(message.kind, regardless, send));
    const sent: MessageChange = { state: "sent", sent_at: Date.now(), reason: null, ...askedLater(sid) };
    // Of several one was paid for, and counts.
    return (own: Message): MessageChange => (own === message ? sent : { ...sent, sent_at: null });
  } catch (error) {
    return (own: Message): MessageChange => afterFailure(own, error);
  }
}

/** Twilio's yes is not the reader's: a network may refuse the message afterwards, and only Twilio knows of it. */
function askedLater(sid: string | null): MessageChange {
  if (sid === null || !twilioId.test(sid)) return { sid: null, check_at: null };
  return { sid, check_at: Date.now() + CHECK_AFTER };
}
