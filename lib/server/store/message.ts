import "server-only";
import * as z from "zod/mini";

const time = z.number();

/**
 * One message to one recipient, stored until it is sent; one about an order is stored in the order's own write. Times
 * are milliseconds since 1970.
 */
const storedSchema = z.object({
  /** As newMessage makes it. Nobody reads it: what is to be known of a message is in its other fields. */
  id: z.string(),
  /** Empty for an alarm. */
  order_id: z.string(),
  /** Its channel, or what an alarm warns of (lib/server/outbox/channels/registry). */
  kind: z.string(),
  /** An e-mail address, or a phone number in E.164. */
  recipient: z.string(),
  /**
   * By what the messages of a customer's orders are counted: the normalised mailbox, or the number; HELD for one
   * that the limit holds. Null for those that don't count: the warehouse's, those about a later status.
   */
  counted_as: z.nullable(z.string()),
  /** The entry of the order's status history that it reports: 0 is the placing. */
  entry: z.number(),
  /**
   * The entry of the order's history that it reports, a change that its customer asked for; null for every other
   * message.
   */
  change: z.nullable(z.number()),
  /** 'skipped': its order has a later status, so it is not sent any more. */
  state: z.enum(["pending", "sent", "given_up", "skipped"]),
  /** How many attempts were made, the current one included. */
  attempts: z.number(),
  /** When the next attempt may start. During an attempt, the end of that server's lease. */
  due_at: time,
  /** Why the last attempt failed, in our words, or null. */
  reason: z.nullable(z.string()),
  created_at: time,
  sent_at: z.nullable(time),
  /** Twilio's id of the message as it last accepted it, or null. */
  sid: z.nullable(z.string()),
  /**
   * When Twilio is asked whether an accepted message was delivered, or null when that is not needed. While a server
   * asks, the end of that server's lease.
   */
  check_at: z.nullable(time),
  /** How the store detects that it was changed since it was read. */
  version: z.string(),
});
export type Message = z.infer<typeof storedSchema>;

/** The names of a message's fields, which are also the columns of SQLite's table. */
export const messageFields = Object.keys(storedSchema.shape) as (keyof Message)[];

/** The stores parse every message that they read. */
export const parseMessage = (stored: unknown): Message => storedSchema.parse(stored);

/** `counted_as` of a message that goes out by a press of staff's alone. */
export const HELD = "held";

/** So long, in milliseconds, a message is stored that was sent or needs not be sent any more: 90 days. */
export const MESSAGES_STORED_MS = 90 * 24 * 60 * 60_000;

/** What changes of a saved message. */
export const changingFields = [
  ...(["state", "attempts", "due_at", "reason"] as const),
  ...(["sent_at", "sid", "check_at", "counted_as"] as const),
];
export type MessageChange = Partial<Pick<Message, (typeof changingFields)[number]>>;

/** What a message is made of; an alarm has no order. */
type NewMessage = Pick<Message, "kind" | "recipient"> &
  Partial<Pick<Message, "order_id" | "counted_as" | "entry" | "change">> & {
    /** The end of its id: an order has one message of each name. An alarm's whole id. */
    name: string;
    now: number;
    /** When it may be sent, in milliseconds since 1970; by default at once. */
    due?: number;
  };

const untried = { state: "pending", attempts: 0, reason: null, sent_at: null, sid: null, check_at: null } as const;

/** A new message, not attempted yet. Here alone ids are made: the same order never makes two messages of one name. */
export function newMessage({ name, now, due = now, order_id = "", ...made }: NewMessage): Message {
  const id = order_id ? `${order_id}:${name}` : name;
  const times = { created_at: now, due_at: due };
  return { id, order_id, counted_as: null, entry: 0, change: null, ...untried, ...times, version: "", ...made };
}
