import { normalisePincode } from "#lib/shop/customer/address.ts";
import { normalisePhone } from "#lib/shop/customer/phone.ts";

/** So much of a message is read, in characters. */
export const LONGEST_MESSAGE = 4000;

/** The facts of a message that have a shape of their own; '' for what it doesn't have. */
export type MessageFacts = { phone: string; pincode: string; email: string; name: string };

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gi;
/** Ten digits as people part them, perhaps behind India's code. */
const phone =
  /(?<![\d+])(?:\(?(?:\+|00)?91\)?[ .-]{0,2}|0)?[6-9](?:\d{9}|\d{4}[ .-]\d{5}|\d{2}[ .-]\d{3}[ .-]\d{4}|\d{3}[ .-]\d{3}[ .-]\d{3})(?!\d)/g;
const pincode = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g;
const price =
  /(?:₹|(?<!\p{L})(?:rs|inr)\b\.?|ரூ\.?) ?\d[\d,.]{0,9}(?:\/-)?|\d[\d,.]{0,9} ?(?:₹|\/-|rs\b|rupees?\b|ரூபாய்|ரூ)(?!\.? ?\d)/giu;
/** A line that says whose name it is. */
const named =
  /(?:^|[,;.])[ \t]*(?:(?:my |customer )?name|பெயர்|peyar)(?: is)?[ \t]*[:=-]*[ \t]*([\p{L}\p{M}][\p{L}\p{M} .']{0,59})/imu;

/** Stands where the pincode stood: an address ends with it. */
export const PINCODE = "\f";

/**
 * Takes phone, pincode, e-mail and a named name out of a message, and prices, which count nothing.
 * @returns the first of each, and the message with an end of line in their places; a second phone number or pincode stays
 */
export function messageFacts(message: string): { facts: MessageFacts; rest: string } {
  let rest = message;
  const takeOut = (pattern: RegExp, all = false, instead = ""): string => {
    let taken = "";
    rest = rest.replace(pattern, (found, group) => {
      if (taken !== "" && !all) return found;
      taken ||= typeof group === "string" ? group : found;
      return `\n${instead}\n`;
    });
    return taken.trim();
  };
  const facts = {
    email: takeOut(email),
    phone: normalisePhone(takeOut(phone)),
    pincode: normalisePincode(takeOut(pincode, false, PINCODE)),
    name: takeOut(named),
  };
  takeOut(price, true);
  return { facts, rest };
}
