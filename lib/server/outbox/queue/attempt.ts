import "server-only";
import { HOUR } from "#lib/server/http/limits.ts";
import { log } from "#lib/server/log/log.ts";
import { alarmText, isAlarmKind } from "#lib/server/outbox/alerts/alarms.ts";
import { DeliveryError } from "#lib/server/outbox/channels/delivery-error.ts";
import { sendCustomerEmail, sendEmail, sendWarehouseEmail } from "#lib/server/outbox/channels/email.ts";
import { inMailTurn } from "#lib/server/outbox/channels/mail-connection.ts";
import { sendCustomerSms } from "#lib/server/outbox/channels/sms.ts";
import { sendToWarehouse, sendWhatsApp } from "#lib/server/outbox/channels/whatsapp.ts";
import { CHECK_AFTER } from "#lib/server/outbox/policies/backoff.ts";
import { consume } from "#lib/server/outbox/policies/ceiling.ts";
import { isOverCustomerLimit, withinDomain } from "#lib/server/outbox/policies/customer-limits.ts";
import {
  MANY_FOR_CUSTOMER,
  TOO_MANY_MAILS,
  TOO_MANY_PAID,
  TOO_MANY_TO_DOMAIN,
} from "#lib/server/outbox/policies/held-back.ts";
import { outdated, skipped } from "#lib/server/outbox/policies/outdated.ts";
import { HELD, type Message, type MessageChange, type OrderMessageKind } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { sending, underLease } from "./leases.ts";
import { afterFailure, saveOutcome } from "./outcome.ts";

/**
 * What Twilio's ids look like. Anything else, as of a gateway that answers in Twilio's place, is not worth asking
 * about.
 */
const twilioId = /^[A-Z]{2}[0-9a-f]{32}$/i;

/** Sends a message and returns Twilio's id of it, or null where Twilio has no part in it. */
type Send = (order: Order, message: Message, since: number) => Promise<string | null>;

/** How a message of each kind about an order is sent. Each throws DeliveryError when it did not go through. */
const senders: Record<OrderMessageKind, Send> = {
  "warehouse-email": sendWarehouseEmail,
  "customer-email": sendCustomerEmail,
  "customer-sms": sendCustomerSms,
  whatsapp: sendWhatsApp,
};

/** So long after its delivery began an order that was just placed need not be read again, in milliseconds. */
export const JUST_NOW = 1_000;

/**
 * `regardless`: the message is sent even when a ceiling is reached. `placed`: its order, when it was placed a moment
 * ago and nothing was waited for since, so that it need not be read again. `since`: when its delivery began, by
 * performance.now().
 */
export type Circumstances = { regardless?: boolean; placed?: Order; since: number };

/** Returns true for what goes over the one connection to the mail server. */
export const isMail = ({ kind }: Message): boolean => kind.endsWith("-email");

/**
 * Tries to send a message: leases it, sends it, and saves the outcome.
 * @returns the message after the attempt; null when this server has no lease of it
 */
export function attempt(message: Message, how: Circumstances): Promise<Message | null> {
  const tried = () => underLease(message, sending, (leased) => tryLeased(leased, how));
  return isMail(message) ? inMailTurn(tried) : tried();
}

async function tryLeased(message: Message, how: Circumstances): Promise<Message | null> {
  const outcome = await outcomeOf(message, how).catch((error: unknown) => afterFailure(message, error));
  const { state = "pending", reason } = outcome;
  log.info({ message: message.id, attempts: message.attempts, outcome: state, reason });
  return saveOutcome(message, outcome);
}

/** Sends a message that is still to be sent. @throws DeliveryError; StoreUnavailable */
async function outcomeOf(message: Message, { placed, since, regardless = false }: Circumstances) {
  const send = await prepared(message, { placed, since });
  if (typeof send !== "function") return send;
  const within = () => withinCeiling(message, regardless, send);
  return (await withinDomain(message, regardless, within)) ?? heldBack(message, TOO_MANY_TO_DOMAIN);
}

/** Returns how a message is sent, or the outcome of one that is not. @throws DeliveryError; StoreUnavailable */
async function prepared(
  message: Message,
  { placed, since }: Circumstances,
): Promise<(() => Promise<string | null>) | MessageChange> {
  const { kind, recipient } = message;
  if (isAlarmKind(kind)) {
    const text = await alarmText(message);
    if (text === null) return skipped;
    return () =>
      typeof text === "string" ? sendToWarehouse(recipient, { body: text }) : sendEmail(text, message, since);
  }
  // Read again after every wait: it may have been cancelled meanwhile.
  const known = performance.now() - since < JUST_NOW ? placed : undefined;
  const order = known ?? (await openStore().find(message.order_id))?.order;
  if (!order) throw new DeliveryError("Its order is not in the store.", true);
  const instead = await outdated(order, message, Date.now());
  if (instead) return instead;
  if (await isOverCustomerLimit(message))
    return { state: "given_up", attempts: message.attempts - 1, reason: MANY_FOR_CUSTOMER, counted_as: HELD };
  return () => senders[kind](order, message, since);
}

/** Waits for an hour; no try was made. */
function heldBack(message: Message, reason: string): MessageChange {
  return { attempts: message.attempts - 1, due_at: Date.now() + HOUR, reason };
}

/**
 * Sends what has no ceiling at once, and the rest unless too much of it went out within the hour.
 * @throws DeliveryError
 */
async function withinCeiling(
  message: Message,
  regardless: boolean,
  send: () => Promise<string | null>,
): Promise<MessageChange> {
  const done = await consume(message.kind, regardless);
  if (done === null) return heldBack(message, message.kind === "customer-email" ? TOO_MANY_MAILS : TOO_MANY_PAID);
  let sent = false;
  let sid: string | null;
  try {
    sid = await send();
    sent = true;
  } finally {
    done(sent);
  }
  return { state: "sent", sent_at: Date.now(), reason: null, ...askedLater(sid) };
}

/** Twilio's yes is not the reader's: a network may refuse the message afterwards, and only Twilio knows of it. */
function askedLater(sid: string | null): MessageChange {
  if (sid === null || !twilioId.test(sid)) return { sid: null, check_at: null };
  return { sid, check_at: Date.now() + CHECK_AFTER };
}
