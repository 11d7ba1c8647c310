import "server-only";
import type { Message } from "#lib/server/store/message.ts";
import type { Carrier, Channel } from "./channel.ts";
import { customerEmail, warehouseEmail } from "./email.ts";
import { customerSms } from "./sms.ts";
import { warehouseWhatsApp } from "./whatsapp.ts";

/** Every channel, in the order in which an order's messages are made. */
export const channels: Channel[] = [warehouseEmail, warehouseWhatsApp, customerEmail, customerSms];

const notArrived = { about: "a message that has not arrived", period: "unheard", ceiling: null };

/**
 * The messages about the shop, which belong to no order. `period`: how their ids begin. `ceiling`: the one that they
 * tell of; the others tell of a message that has not arrived, by the first channel that can.
 */
export const alarms = [
  { kind: "ceiling-email", by: warehouseEmail, about: "messages held back", period: "ceiling", ceiling: "paid" },
  { kind: "mail-ceiling-email", by: warehouseEmail, about: "mails held back", period: "mails", ceiling: "mails" },
  { kind: "unheard-whatsapp", by: warehouseWhatsApp, ...notArrived },
  { kind: "unheard-email", by: warehouseEmail, ...notArrived },
] as const;
export type Alarm = (typeof alarms)[number];

/** Every kind of message, with its channel and what staff read of it. */
export const kinds = [
  ...channels.map((channel) => ({ kind: channel.kind, channel, title: channel.title })),
  ...alarms.map(({ kind, by, about }) => ({ kind, channel: by, title: `${by.title} about ${about}` })),
];

/** A newer version may have stored a kind that this one doesn't know: it can't be sent, and holds no other one up. */
const unknown: Channel = { ...customerSms, ceilings: [], send: () => Promise.reject(new Error("unknown kind")) };

/** The channel of a message about an order, or of an alarm. */
export function channelOf(message: Pick<Message, "kind">): Channel {
  return kinds.find(({ kind }) => kind === message.kind)?.channel ?? unknown;
}

/** What a message warns of; undefined for one about an order. */
export const alarmOf = (message: Message) => alarms.find(({ kind }) => kind === message.kind);

/** Each of those that carry messages, once. */
export function carriers(): Carrier[] {
  return [...new Set(channels.map(({ carrier }) => carrier))];
}

/** Who gets the warehouse's messages about orders. */
export function warehouseReaders(): string[] {
  const all = channels.flatMap((one) => (one.reader === "warehouse" ? [...one.to(), one.fallback?.()] : []));
  return all.flatMap((to) => to?.recipient ?? []);
}
