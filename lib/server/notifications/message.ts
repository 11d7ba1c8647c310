import "server-only";

/** Who a message is for, and by which way it goes. */
export type MessageKind = "warehouse-email" | "whatsapp" | "customer-email" | "customer-sms";

/** One message to one reader, kept from the order's own write until it is through. Times in milliseconds since 1970. */
export type Message = {
  /** '{order_id}:{kind}' and a number where there are several; the same order never makes two of one. */
  id: string;
  order_id: string;
  kind: MessageKind;
  /** An e-mail address, or a phone number in E.164. */
  recipient: string;
  /** Which entry of the order's status history it tells of: 0 is the placing; ALARM tells of the shop and of no order. */
  entry: number;
  /** 'skipped': nobody needs to read it any more, because its order has gone on. */
  state: "pending" | "sent" | "given_up" | "skipped";
  /** How many times it was tried, the one under way included. */
  attempts: number;
  /** When it may be tried next. While a server tries it, the end of that server's lease. */
  due_at: number;
  /** Why the last try failed, in our words, or null. */
  reason: string | null;
  created_at: number;
  sent_at: number | null;
  /** Twilio's id of the message as it last accepted it, or null. */
  sid: string | null;
  /**
   * When Twilio is asked whether an accepted message was delivered, or null when nobody has to ask. While a server asks,
   * the end of that server's lease.
   */
  check_at: number | null;
  /** How the store tells whether it was changed since it was read. */
  version: string;
};

/** The entry of a message that tells the warehouse of trouble of the shop's own. */
export const ALARM = -1;

export type MessageChange = Partial<
  Pick<Message, "state" | "attempts" | "due_at" | "reason" | "sent_at" | "sid" | "check_at">
>;

type NewMessage = Pick<Message, "order_id" | "kind" | "recipient"> & {
  /** What its id ends in: one name, one message of an order. */
  name: string;
  now: number;
  entry?: number;
  /** When it may go, in milliseconds since 1970; at once where nothing is said. */
  due?: number;
};

/** A message that nobody has tried yet. */
export function newMessage({ order_id, name, kind, recipient, now, entry = 0, due = now }: NewMessage): Message {
  return {
    id: `${order_id}:${name}`,
    order_id,
    kind,
    recipient,
    entry,
    state: "pending",
    attempts: 0,
    due_at: due,
    reason: null,
    created_at: now,
    sent_at: null,
    sid: null,
    check_at: null,
    version: "",
  };
}
