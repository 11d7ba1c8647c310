/** A mobile number in India has ten digits, the first of them 6 to 9. */
export const indianMobile = /^[6-9]\d{9}$/;

/** What may stand before the ten digits, by the number of digits in all: 0091…, 91…, 0…. */
const countryPrefix = /^(?:0091(?=\d{10}$)|91(?=\d{10}$)|0(?=\d{10}$))/;

/**
 * A phone number as the shop keeps it: digits alone, a leading +91, 0091, 91 (of 12 digits) or 0 (of 11) dropped first,
 * then at most ten. Dropping before cutting is what keeps '+91 98765 43210' from becoming the stranger 9198765432.
 * The form and the server use this same function.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (/^\s*\+\s*91/.test(text)) return digits.slice(2, 12);
  return digits.replace(countryPrefix, "").slice(0, 10);
}

/**
 * A phone field's text while it is being typed, one key at a time. A prefix that has begun is left standing until its
 * ten digits are complete; cutting at ten before that would swallow the number's end.
 */
export function phoneWhileTyping(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (/^\s*\+/.test(text)) return digits.length >= 12 ? normalisePhone(text) : `+${digits}`;
  const whole = digits.startsWith("00") ? 14 : digits.startsWith("0") ? 11 : digits.startsWith("91") ? 12 : 10;
  return digits.length >= whole ? normalisePhone(digits) : digits;
}

/** A phone number of which a stranger learns nothing but its last two digits. */
export function maskPhone(phone: string): string {
  return phone.slice(-2).padStart(phone.length, "•");
}
