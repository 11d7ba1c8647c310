/*
 * What Excel and LibreOffice make of a cell without being asked. A text that looks like a number or a date becomes one, and is saved as
 * that is shown: '012' as 12, '12E345' as 1.2E+346, '7788123456789' as 7.78812E+12, '12/3' as a day in March.
 */

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
/** The digits that a number is shown with as it is; a longer one is shown with an exponent. */
const SHOWN_DIGITS = 11;

const looksLike = [
  // A number, with its marks, an exponent or a percentage.
  /^[\d.,][\d.,\s]*(?:E[+-]?\d+|%)?$/i,
  // A day or a fraction: '12/3', '3-11-26', '1 1/2'.
  /^\d{1,4}[-/. ]\d{1,4}(?:[-/. ]\d{1,4})?$/,
  new RegExp(`^\\d{0,4}[-/ .,]*${MONTH}[-/ .,]*\\d{0,4}$`, "i"),
  // A time: '12:30', '5 pm'.
  /^\d{1,3}(?::\d{1,2}){0,2} ?(?:[ap]m?)?$/i,
  /^(?:true|false)$/i,
];

/** Returns true for a text that a spreadsheet would give back as another one. A plain number of up to 11 digits stays. */
export function isDistorted(text: string): boolean {
  const typed = text.trim();
  if (/^(?:0|[1-9]\d*)$/.test(typed)) return typed.length > SHOWN_DIGITS;
  return /\d|^(?:true|false)$/i.test(typed) && looksLike.some((pattern) => pattern.test(typed));
}

/** Returns true for what is left of a code that a spreadsheet has taken for a number: '1.23457E+13', '1,2E+13', '1.2E-5'. */
export function isDestroyed(text: string): boolean {
  return /^-?\d+(?:[.,]\d+)?E[+-]\d+$/i.test(text);
}
