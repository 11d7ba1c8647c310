import { plainDigits } from "./digits.ts";

/** A mobile number in India has ten digits, the first of them 6 to 9. */
export const indianMobile = /^[6-9]\d{9}$/;

/** No phone number in the world has more digits than this (E.164). */
const LONGEST = 15;

/** The prefixes that a number in India may have: 91…, 0…, and both. What follows them is whole. */
const indianPrefix = /^(?:91)?0?(?=[1-9]\d{9}$)/;

/**
 * An Indian number with digits too many or too few behind its 91: cutting these would make a stranger's number of them.
 */
const notToBeCut = /^91\d{9}/;

/** '+' as keyboards and address books write it. */
const plus = /[+\uff0b\ufe62\u207a\u2795]/g;

/** A number as a person means it: its digits, and what says before them that they begin with a country's code. */
type Dialled = { sign: "" | "+" | "00"; digits: string };

/**
 * Reads a text before anything of it is gone: '(+65) 9123 4567', 'tel:+60…' and a + behind an invisible mark have
 * another country's code. A + that stands behind a whole number belongs to the next one.
 */
function dialledNumber(text: string): Dialled {
  const [before = "", ...others] = plainDigits(text)
    .replace(plus, "+")
    .replace(/[^+\d]/g, "")
    .split("+");
  const code = others.find((digits) => digits !== "");
  if (before.length < 10 && code !== undefined) return { sign: "+", digits: code };
  if (before.startsWith("00")) return { sign: "00", digits: before.slice(2) };
  return { sign: before === "" && others.length > 0 ? "+" : "", digits: before };
}

/** The ten digits of a number in India, or as many as there are. What is no whole number keeps its length. */
function inIndia(digits: string): string {
  const number = digits.replace(indianPrefix, "");
  return number.slice(0, notToBeCut.test(number) ? LONGEST : 10);
}

/**
 * A phone number as the shop stores it: digits only, a leading +91, 0091, 91 or 0 dropped first, then at most ten. The
 * prefix is dropped before cutting: else '+91 98765 43210' would become 9198765432, a stranger's number. Another
 * country's number stays whole, behind its '+' (see isForeign). The form and the server use this same function.
 */
export function normalisePhone(text: string): string {
  const { sign, digits } = dialledNumber(text);
  if (sign === "" || digits === "") return inIndia(digits);
  // Zeros behind +91 would be another country's sign when the stored number is read again.
  return digits.startsWith("91") ? inIndia(digits.slice(2).replace(/^00+/, "")) : `+${digits.slice(0, LONGEST)}`;
}

/**
 * Digits behind a country's sign in a text, as far as they may be one number, and at least nine. They end with two that
 * stand together: a digit alone counts something else. An e-mail address may have a + too.
 */
const signed = /\(?(?:\+|(?<![\d.,])00)\)?(?:[ .()-]{0,3}\d){8,}\d(?![\w.+-]{0,64}@)/g;

/**
 * A text without the numbers of other countries, and these, whole: none of their digits may be read as something else.
 */
export function withoutForeign(text: string): { rest: string; foreign: string[] } {
  const foreign: string[] = [];
  const rest = text.replace(plus, "+").replace(signed, (number) => {
    if (!isForeign(normalisePhone(number))) return number;
    foreign.push(number);
    return "\n";
  });
  return { rest, foreign };
}

/** Returns true for a number with another country's code, as normalisePhone leaves it. */
export function isForeign(phone: string): boolean {
  return phone.startsWith("+");
}

/** So many digits has a whole number behind each beginning, the longest beginning first. */
const wholeLengths: [beginning: string, length: number][] = [
  ["910", 13],
  ["91", 12],
  ["0", 11],
  ["", 10],
];
const wholeLength = (digits: string) => wholeLengths.find(([beginning]) => digits.startsWith(beginning))?.[1] ?? 10;

/**
 * A phone field's text while it is being typed, one key at a time. A prefix that has begun stays until its
 * ten digits are complete; cutting at ten before that would swallow the number's end.
 */
export function maskPhoneInput(text: string): string {
  const { sign, digits } = dialledNumber(text);
  const isWhole = digits.length >= wholeLength(digits) && (sign === "" || digits.startsWith("91"));
  return isWhole ? normalisePhone(sign + digits) : sign + digits.slice(0, LONGEST);
}

/** A phone number of which a stranger learns nothing but its last two digits. */
export function maskPhone(phone: string): string {
  return phone.slice(-2).padStart(phone.length, "•");
}
