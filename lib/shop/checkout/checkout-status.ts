import * as z from "zod/mini";
import { isSentence, type Sentence } from "#lib/shop/language/sentence.ts";
import { type Order, orderSchema, type WireQuote } from "#lib/shop/order/order.ts";

/** A sentence that is stored with an order in the browser. Earlier versions stored it in English alone. */
const storedSentence = z.union([
  z.custom<Sentence>(isSentence),
  z.pipe(
    z.string(),
    z.transform((message): Sentence => ({ message })),
  ),
]);

/**
 * The status of a checkout. It has one at a time, and `transition` in checkout-draft.ts is the only way to the next.
 */
export const checkoutStatusSchema = z.discriminatedUnion("state", [
  /** It is being filled in. Nothing was sent, or nothing of it was saved. */
  z.object({ state: z.literal("editing") }),
  /** It was sent, and the response is awaited. Found after a reload, its outcome is unknown. */
  z.object({ state: z.literal("submitting") }),
  /**
   * It was sent, and no response says for certain whether the order is saved. It is on this page only. `answered`:
   * something responded, so the device is online.
   */
  z.object({ state: z.literal("unknown"), message: z.nullable(storedSentence), answered: z.boolean() }),
  /** It is in the offline order queue, and is sent again until the server has it. `message`: the last attempt's. */
  z.object({ state: z.literal("queued"), message: z.nullable(storedSentence), answered: z.boolean() }),
  /**
   * The server refused it for certain, and the draft has the server's figures where it named any. Nothing more is sent
   * before the customer agrees. `total_before`: in rupees, when the total has changed.
   */
  z.object({
    state: z.literal("needs_ok"),
    message: storedSentence,
    total_before: z.nullable(z.int().check(z.nonnegative())),
  }),
  /** The server has saved it. */
  z.object({ state: z.literal("placed"), order: orderSchema }),
]);
export type CheckoutStatus = z.infer<typeof checkoutStatusSchema>;

/** What sending an order came to. */
export type SendOutcome =
  | { type: "placed"; order: Order }
  /** Nothing was saved, and the message says what to do. The quote has the true figures when the price has changed. */
  | { type: "refused"; message: Sentence; quote: WireQuote | null }
  /** It is unknown whether it was saved; sending it again with the same id is safe. */
  | { type: "unknown"; message: Sentence | null; answered: boolean };

/** What moves a checkout from one status to the next. */
export type CheckoutEvent =
  | { type: "submit" }
  | { type: "edit" }
  /** Nothing was sent: the draft could not be made into an order. */
  | { type: "abort" }
  /** It was put into the offline order queue, or goes on waiting there. */
  | { type: "queue"; message: Sentence | null; answered: boolean }
  | SendOutcome;

/** The states in which an event has an effect. A late response to a checkout that has moved on changes nothing. */
const from: Record<CheckoutEvent["type"], readonly CheckoutStatus["state"][]> = {
  submit: ["editing", "submitting", "unknown", "needs_ok"],
  edit: ["editing", "needs_ok"],
  abort: ["submitting"],
  queue: ["editing", "submitting", "unknown", "needs_ok", "queued"],
  refused: ["submitting", "unknown", "queued"],
  unknown: ["submitting", "unknown", "queued"],
  placed: ["editing", "submitting", "unknown", "queued", "needs_ok"],
};

/**
 * The status after an event, or null when the event has no effect in this one.
 * @param total the draft's total in rupees, before the server's figures
 */
export function statusAfter(status: CheckoutStatus, event: CheckoutEvent, total: number): CheckoutStatus | null {
  if (!from[event.type].includes(status.state)) return null;
  switch (event.type) {
    case "submit":
      return { state: "submitting" };
    case "edit":
    case "abort":
      return { state: "editing" };
    case "placed":
      return { state: "placed", order: event.order };
    case "refused":
      return { state: "needs_ok", message: event.message, total_before: event.quote ? total : null };
    default: {
      const { message, answered } = event;
      const isQueued = event.type === "queue" || status.state === "queued";
      return { state: isQueued ? "queued" : "unknown", message, answered };
    }
  }
}

/** Returns true while the customer may change the order: nothing of it is saved, and nothing of it is on its way. */
export function isEditable({ state }: CheckoutStatus): boolean {
  return state === "editing" || state === "needs_ok";
}

/** Returns true when it was sent, its outcome is unknown, and it is not in the offline order queue. */
export function hasUnknownOutcome({ state }: CheckoutStatus): boolean {
  return state === "submitting" || state === "unknown";
}

/** The saved order, or null when the server has none yet. */
export function placedOrder(status: CheckoutStatus): Order | null {
  return status.state === "placed" ? status.order : null;
}
