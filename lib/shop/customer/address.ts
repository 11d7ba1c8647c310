import { digitsOf } from "./digits.ts";

/** A pincode field's text: digits alone, at most six. */
export function normalisePincode(text: string): string {
  return digitsOf(text).slice(0, 6);
}

/** Six digits, of which the first names one of India's postal zones, 1 to 9. */
export function isPincode(digits: string): boolean {
  return /^[1-9]\d{5}$/.test(digits);
}
