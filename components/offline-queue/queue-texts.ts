/** What is on the device's disk and not at the shop is never told as placed. */
const SAVED_ON_DEVICE = "Saved on this device. We'll send it as soon as you're back online.";
/** The same to somebody who is online: the shop answered, and could not take it. */
const SAVED_ONLINE = "Saved on this device. We'll send it as soon as the shop can take it.";

/** How an order that waits on this device is told. @param answered the last try reached the shop */
export function savedOnDevice(answered: boolean | undefined): string {
  return answered && navigator.onLine ? SAVED_ONLINE : SAVED_ON_DEVICE;
}
