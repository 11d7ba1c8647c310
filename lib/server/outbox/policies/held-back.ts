import "server-only";

/** Why a message waits for an hour that was not tried; the warehouse gets an e-mail about it. */
export const TOO_MANY_PAID = "Too many paid messages within the hour.";
export const TOO_MANY_MAILS = "Too many mails to customers within the hour.";
export const TOO_MANY_TO_DOMAIN = "Too many mails to one domain within the hour.";
const heldBack = new Set<string | null | undefined>([TOO_MANY_PAID, TOO_MANY_MAILS, TOO_MANY_TO_DOMAIN]);

export const isHeldBack = (reason: string | null | undefined) => heldBack.has(reason);

/** Why a customer's confirmation is sent by a press of staff's alone. */
export const MANY_FOR_CUSTOMER = "Three orders within the hour have messaged this customer already.";
