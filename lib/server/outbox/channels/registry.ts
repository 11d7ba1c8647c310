import "server-only";
import type { Message } from "#lib/server/store/message.ts";
import type { Carrier, Channel, WarehouseChannel } from "./channel.ts";
import { customerEmail, warehouseEmail } from "./email.ts";
import { customerSms } from "./sms.ts";
import { warehouseWhatsApp } from "./whatsapp.ts";

/** Every channel, in the order in which an order's messages are made. */
export const channels: Channel[] = [warehouseEmail, warehouseWhatsApp, customerEmail, customerSms];

/** A kind of message about the shop, which belongs to no order. `period`: its id begins so, and ends in a count of them. */
export type Alarm = {
  kind: string;
  by: WarehouseChannel;
  about: string;
  period: string;
  /** The one that it tells of; null: it tells of a message that has not arrived. */
  ceiling: "paid" | "mails" | null;
};

const notArrived = { about: "a message that has not arrived", period: "unheard", ceiling: null };

/** Every alarm. Of those that can tell of one thing the first is sent. */
export const alarms: Alarm[] = [
  { kind: "ceiling-email", by: warehouseEmail, about: "messages held back", period: "ceiling", ceiling: "paid" },
  { kind: "mail-ceiling-email", by: warehouseEmail, about: "mails held back", period: "mails", ceiling: "mails" },
  { kind: "unheard-whatsapp", by: warehouseWhatsApp, ...notArrived },
  { kind: "unheard-email", by: warehouseEmail, ...notArrived },
];

/** Every kind of message, with its channel and what staff read of it. */
export const kinds = [
  ...channels.map((channel) => ({ kind: channel.kind, channel, title: channel.title })),
  ...alarms.map(({ kind, by, about }) => ({ kind, channel: by, title: `${by.title} about ${about}` })),
];

/** A newer version may have stored a kind that this one doesn't know: it can't be sent, and holds no other one up. */
const unknown: Channel = { ...customerSms, ceiling: null, send: () => Promise.reject(new Error("unknown kind")) };

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
