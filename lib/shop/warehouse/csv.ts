/**
 * What a spreadsheet takes for a formula, and runs, begins with one of these, in their wide forms too; some programs skip
 * blanks, quotes and invisible characters before it.
 */
const formula = /^[\s"'\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/** One cell: quoted where it must be, and with an apostrophe before it where a spreadsheet would run it. */
export function csvCell(value: string | number): string {
  const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180) with a heading row; every row ends in CR LF. */
export function toCsv<T>(columns: Record<string, (row: T) => string | number>, rows: T[]): string {
  const cells = rows.map((row) => Object.values(columns).map((value) => value(row)));
  return [Object.keys(columns), ...cells].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/** The cells of a CSV text (RFC 4180), row by row. Empty rows are left out, and blanks around a cell. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text
    .replace(/^\ufeff/, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== "," && end !== "") rows.push([]);
    if (end === "") break;
  }
  return rows.filter((row) => row.some((cell) => cell !== ""));
}
