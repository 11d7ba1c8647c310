import type { CheckoutStatus } from "#lib/shop/checkout/checkout-status.ts";

/** An order that is on the device only is never shown as placed. */
const SAVED_ON_DEVICE = "Saved on this device. We'll send it as soon as you're back online.";
/** The same for a customer who is online: the server responded, and could not take the order. */
const SAVED_ONLINE = "Saved on this device. We'll send it as soon as the shop can take it.";

/** The text of an order that is queued on this device. */
export function savedOnDevice(status: CheckoutStatus): string {
  const isAnswered = status.state === "queued" && status.answered;
  return isAnswered && navigator.onLine ? SAVED_ONLINE : SAVED_ON_DEVICE;
}
