import { isDistorted } from "./spreadsheet-values.ts";

/**
 * What a spreadsheet takes for a formula, and runs, begins with one of these, in their wide forms too; some programs skip
 * blanks, quotes and invisible characters before it.
 */
const formula = /^[\s"'\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/**
 * One cell: quoted where it must be, with an apostrophe before it where a spreadsheet would run it, and as the text of a formula
 * (="12E345") where it would become another number or a date.
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
 * The cells of a list, row by row, as spreadsheets write it: with commas, semicolons or tabs between cells, whichever stands first.
 * Empty rows are left out, and blanks around a cell.
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
