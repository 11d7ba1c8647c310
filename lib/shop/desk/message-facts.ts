import { normalisePincode } from "#lib/shop/customer/address.ts";
import { normalisePhone, withoutForeign } from "#lib/shop/customer/phone.ts";

/** So much of a message is read, in characters. */
export const LONGEST_MESSAGE = 4000;

/** What has a shape of its own, in the order in which it is looked for. */
const shapes = {
  email: /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/i,
  // Ten digits as people part them, perhaps behind India's code.
  phone:
    /((?<![\d+])(?:\(?(?:\+|00)?91\)?[ .-]{0,2}|0)?[6-9](?:\d{9}|\d{4}[ .-]\d{5}|\d{2}[ .-]\d{3}[ .-]\d{4}|\d{3}[ .-]\d{3}[ .-]\d{3})(?!\d))/,
  pincode: /((?<!\d)[1-9]\d{2} ?\d{3}(?!\d))/,
  // A line that says whose name it is.
  name: /(?:^|[,;.])[ \t]*(?:(?:my |customer )?name|பெயர்|peyar)(?: is)?[ \t]*[:=-]*[ \t]*([\p{L}\p{M}][\p{L}\p{M} .']{0,59})/imu,
};
const price =
  /(?:₹|(?<!\p{L})(?:rs|inr)\b\.?|ரூ\.?) ?\d[\d,.]{0,9}(?:\/-)?|\d[\d,.]{0,9} ?(?:₹|\/-|rs\b|rupees?\b|ரூபாய்|ரூ)(?!\.? ?\d)/giu;

/** Stands where the pincode stood: an address ends with it. */
export const PINCODE = "\f";
type FactName = keyof typeof shapes;
/** The facts of a message that have a shape of their own; '' for what it doesn't have. */
export type MessageFacts = Record<FactName, string>;

/**
 * Takes phone, pincode, e-mail and a named name out of a message, and prices, which count nothing.
 * @returns the first of each, and the message with an end of line in their places; a second phone number or pincode
 *   stays. `foreign`: the phone numbers of other countries, which are none of these
 */
export function messageFacts(message: string): { facts: MessageFacts; rest: string; foreign: string[] } {
  const facts = { email: "", phone: "", pincode: "", name: "" };
  let { rest, foreign } = withoutForeign(message);
  for (const fact of Object.keys(shapes) as FactName[]) {
    facts[fact] = shapes[fact].exec(rest)?.[1]?.trim() ?? "";
    rest = rest.replace(shapes[fact], `\n${fact === "pincode" ? PINCODE : ""}\n`);
  }
  const phone = normalisePhone(facts.phone);
  const pincode = normalisePincode(facts.pincode);
  return { facts: { ...facts, phone, pincode }, rest: rest.replace(price, "\n"), foreign };
}
