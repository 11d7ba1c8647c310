import type { CheckoutStatus } from "#lib/shop/checkout/checkout-status.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { QueueSavedTexts } from "#texts/en/queue-saved.ts";

/**
 * The text of an order that is queued on this device: one that is on the device only is never shown as placed. A
 * customer who is online reads another one: the server responded, and could not take the order.
 */
export function savedOnDevice(status: CheckoutStatus, t: Translate<QueueSavedTexts>): string {
  const isAnswered = status.state === "queued" && status.answered;
  return t(isAnswered && navigator.onLine ? "online" : "offline");
}
