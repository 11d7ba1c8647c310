/**
 * What a spreadsheet takes for a formula, and runs, begins with one of these, in their wide forms too; some programs
 * skip blanks, quotes and invisible characters before it.
 */
const formula = /^[\s"'\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/**
 * One cell: quoted where it must be, with an apostrophe before it where a spreadsheet would run it, and as the text of
 * a formula (="12E345") where it would become another number or a date.
 */
export function csvCell(value: string | number): string {
  const text = typeof value === "string" ? asText(value) : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function asText(typed: string): string {
  if (formula.test(typed)) return `'${typed}`;
  return isDistorted(typed) ? `="${typed}"` : typed;
}

/** What was written, from a cell as csvCell made it, or as a spreadsheet keeps that. */
function fromText(cell: string): string {
  if (cell.startsWith("'") && formula.test(cell.slice(1))) return cell.slice(1);
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
}

/** One row, which ends in CR LF. */
export const csvRow = (cells: (string | number)[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Rows as CSV (RFC 4180) with a heading row; every row ends in CR LF. */
export function toCsv<T>(columns: Record<string, (row: T) => string | number>, rows: T[]): string {
  const cells = rows.map((row) => Object.values(columns).map((value) => value(row)));
  return [Object.keys(columns), ...cells].map(csvRow).join("");
}

/**
 * The cells of a list, row by row, as spreadsheets write it: with commas, semicolons or tabs between cells, whichever
 * stands first. Empty rows are left out, and blanks around a cell.
 * @returns the rows, what was written for each, and what separates their cells
 */
export function readCsv(text: string): { rows: string[][]; written: Map<string[], string>; separator: string } {
  const rows: string[][] = [[]];
  const written = new Map<string[], string>();
  const list = text.replace(/^\ufeff/, "");
  const separator = separatorOf(list);
  const cells = new RegExp(`(?: *"((?:[^"]|"")*)" *|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, "g");
  for (const [cell, quoted, plain = "", end] of list.matchAll(cells)) {
    const row = rows.at(-1) ?? [];
    written.set(row, (written.get(row) ?? "") + (end === separator ? cell : cell.trimEnd()));
    row.push(fromText((quoted?.replaceAll('""', '"') ?? plain).trim()));
    if (end !== separator && end !== "") rows.push([]);
    if (end === "") break;
  }
  return { rows: rows.filter((row) => row.some((cell) => cell !== "")), written, separator };
}

/** The first one outside quotes. A list of one column has none. */
function separatorOf(list: string): string {
  let isQuoted = false;
  for (const letter of list) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[,;\t]/.test(letter)) return letter;
  }
  return ",";
}

/*
 * What Excel and LibreOffice make of a cell without being asked. A text that looks like a number or a date becomes one,
 * and is saved as that is shown: '012' as 12, '12E345' as 1.2E+346, '7788123456789' as 7.78812E+12, '12/3' as a day in
 * March.
 */

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
/** The digits that a number is shown with as it is; a longer one is shown with an exponent. */
const SHOWN_DIGITS = 11;

const looksLike = [
  // A number, with its marks, an exponent or a percentage.
  /^[\d.,][\d.,\s]*(?:E[+-]?\d+)?%?$/i,
  // A day or a fraction: '12/3', '3-11-26', '1 1/2'.
  /^\d{1,4}[-/. ]\d{1,4}(?:[-/. ]\d{1,4})?$/,
  new RegExp(`^\\d{0,4}[-/ .,]*${MONTH}[-/ .,]*\\d{0,4}$`, "i"),
  // A time: '12:30', '5 pm'.
  /^\d{1,3}(?::\d{1,2}){0,2} ?(?:[ap]m?)?$/i,
  /^(?:true|false)$/i,
];

/**
 * Returns true for a text that a spreadsheet would give back as another one. A plain number of up to 11 digits stays.
 */
function isDistorted(text: string): boolean {
  const typed = text.trim();
  if (/^(?:0|[1-9]\d*)$/.test(typed)) return typed.length > SHOWN_DIGITS;
  return /\d|^(?:true|false)$/i.test(typed) && looksLike.some((pattern) => pattern.test(typed));
}

/**
 * Returns true for what is left of a code that a spreadsheet has taken for a number: '1.23457E+13', '1,2E+13',
 * '1.2E-5'.
 */
export function isDestroyed(text: string): boolean {
  return /^-?\d+(?:[.,]\d+)?E[+-]\d+$/i.test(text);
}
