import "server-only";
import type { Finding } from "#lib/server/settings/finding.ts";
import type { Message } from "#lib/server/store/message.ts";
import type { FailedMessage } from "#lib/shop/messages/alarm-emails.ts";
import type { Order } from "#lib/shop/order/order.ts";
import type { DeliveryError } from "./delivery-error.ts";

/** Who carries messages to their readers. Each has workers of its own: one that is slow or silent delays no other. */
export type Carrier = {
  /** Its part of the health check's answer, and what that says; undefined leaves the part out. */
  part: string;
  state: () => string | undefined;
  /** True when its messages do not arrive, and staff must act. */
  isDegraded: () => boolean;
  /** What `npm run shop -- doctor` says of its set-up. Nothing is sent. */
  examine: () => Promise<Finding[]>;
  /** Runs an attempt, where it takes one at a time when it is free. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** The names of the files that a message leaves in the mail folder: erased with its order's customer. */
  files: (message: Message) => string[];
};

/** What is counted together: all that is paid for, text messages among these, and mails to customers. */
export type Ceiling = "paid" | "sms" | "mails";

/**
 * Who gets a message. `end`: what its id ends in where an order has several of one kind. `counted_as`: by what the
 * orders are counted that message one customer.
 */
export type To = { recipient: string; end?: string; counted_as?: string };

/** A way on which messages about orders go out: all that the shop knows of it. registry.ts lists them. */
type Way = {
  /** The stored word for it: it never changes. */
  kind: string;
  /** What the ids of messages after the first one have in its place. */
  later?: string;
  /** On staff's page of what did not arrive: 'Mail to the warehouse'. */
  title: string;
  /** Its noun in a log line or an alarm: 'the e-mail about order K7M 2QX'. */
  noun: string;
  carrier: Carrier;
  /** What its messages of an hour are counted under (policies/ceiling.ts); the first one says why one is held back. */
  ceilings: [] | ["paid" | "mails", ...Ceiling[]];
  /** The domain of a reader, where each has a limit of its own. */
  domainOf?: (recipient: string) => string | null;
  /**
   * Sends one message. Returns the provider's id of it, or null where no delivery status is fetched later.
   * @param since when its delivery began, by performance.now()
   * @throws DeliveryError; UnreportableOrder
   */
  send: (order: Order, message: Message, since: number) => Promise<string | null>;
  /** Sends several new orders as one message. A number gets them so when they come too fast for one each. */
  digest?: (recipient: string, orders: Order[]) => Promise<string | null>;
  /** Who gets a message of their own when all others have failed once. */
  fallback?: () => To | null;
  /** Asks the provider what became of a message that it has taken; null for nothing bad. */
  refusalSince?: (sid: string) => Promise<DeliveryError | null>;
};

/** Its messages stay when a customer is erased: they have nothing of one. */
export type WarehouseChannel = Way & {
  reader: "warehouse";
  to: () => To[];
  /** Whom it can tell that a message has not arrived. */
  tellable?: () => string[];
  /** Tells one of them. @param page the address of the list of what did not arrive */
  tell?: (unsent: FailedMessage, page: string, alarm: Message, since: number) => Promise<string | null>;
};

/** Its messages are deleted when their customer is erased. */
export type CustomerChannel = Way & { reader: "customer"; to: (order: Order) => To[] };

export type Channel = WarehouseChannel | CustomerChannel;
