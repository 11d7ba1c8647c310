/** A mobile number in India has ten digits, the first of them 6 to 9. */
export const indianMobile = /^[6-9]\d{9}$/;

/** No phone number in the world has more digits than this (E.164). */
const LONGEST = 15;

/** The allowed prefixes before the ten digits, by the total number of digits: 0091…, 91…, 0…. */
const indianPrefix = /^(?:0091(?=\d{10}$)|91(?=\d{10}$)|0(?=[1-9]\d{9}$))/;

/** Digits that can only be another country's number, or an Indian one with a digit missing: cutting these would make a
 * stranger's number of them. */
const notToBeCut = /^(?:00|91\d{9}$)/;

/**
 * A phone number as the shop stores it: digits only, a leading +91, 0091, 91 (of 12 digits) or 0 (of 11) dropped first,
 * then at most ten. The prefix is dropped before cutting: else '+91 98765 43210' would become 9198765432, a stranger's number. A
 * foreign number stays whole, and so fails the check for ten digits. The form and the server use this same function.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (/^\s*\+/.test(text)) return digits.startsWith("91") ? digits.slice(2, 12) : `+${digits.slice(0, LONGEST)}`;
  const number = digits.replace(indianPrefix, "");
  return number.slice(0, notToBeCut.test(number) ? LONGEST : 10);
}

/**
 * A phone field's text while it is being typed, one key at a time. A prefix that has begun stays until its
 * ten digits are complete; cutting at ten before that would swallow the number's end.
 */
export function maskPhoneInput(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, LONGEST);
  if (/^\s*\+/.test(text)) return /^91\d{10}/.test(digits) ? normalisePhone(text) : `+${digits}`;
  const whole = digits.startsWith("00") ? 14 : digits.startsWith("0") ? 11 : digits.startsWith("91") ? 12 : 10;
  return digits.length >= whole ? normalisePhone(digits) : digits;
}

/** A phone number of which a stranger learns nothing but its last two digits. */
export function maskPhone(phone: string): string {
  return phone.slice(-2).padStart(phone.length, "•");
}
