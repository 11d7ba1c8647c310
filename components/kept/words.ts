/** What is on the device's disk and not at the shop is never told as placed. */
export const SAVED_ON_DEVICE = "Saved on this device. We'll send it as soon as you're back online.";
