import "server-only";

/** Why a message waits for an hour that was not tried; the warehouse gets an e-mail about it. */
export const TOO_MANY = {
  paid: "Too many paid messages within the hour.",
  mails: "Too many mails to customers within the hour.",
  toDomain: "Too many mails to one domain within the hour.",
};

export const isHeldBack = (reason: string | null | undefined) => Object.values(TOO_MANY).some((one) => one === reason);

/** Why a customer's confirmation is sent by a press of staff's alone. */
export const MANY_FOR_CUSTOMER = "Three orders within the hour have messaged this customer already.";
