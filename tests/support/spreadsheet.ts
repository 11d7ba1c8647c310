const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The cells of a CSV text, by RFC 4180 and with commas. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < csv.length) {
    const [, quoted, bare = "", end] = cell.exec(csv) ?? [];
    if (end === undefined) throw new Error("The text is no CSV");
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

/** What a cell shows, and is saved as, where nobody has formatted its column: as Excel does it, for an Indian keyboard. */
function shown(cell: string): string {
  const text = cell.trim();
  const formula = /^="(.*)"$/.exec(text);
  if (formula) return formula[1] ?? "";
  if (/^[=+-]/.test(text) && /[A-Za-z(]/.test(text.replace(/^[+-][\d.,]+E[+-]?\d+$/i, ""))) return "#NAME?";
  const number = numberOf(text);
  if (number !== null) return asShown(number);
  return dayOf(text) ?? (/^(?:true|false)$/i.test(text) ? text.toUpperCase() : cell);
}

function numberOf(text: string): number | null {
  const plain = text.replace(/,(?=\d{2,3}\b)/g, "");
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d{1,3})?%?$/i.test(plain)) return null;
  const value = Number.parseFloat(plain) / (plain.endsWith("%") ? 100 : 1);
  return Math.abs(value) < 1e308 ? value : null;
}

/** General format: eleven digits, then an exponent with six. */
function asShown(value: number): string {
  if (value !== 0 && (Math.abs(value) >= 1e11 || Math.abs(value) < 1e-9)) {
    const [digits = "", exponent = ""] = value.toExponential(5).split("e");
    return `${Number(digits)}E${exponent.replace(/^([+-])(\d)$/, "$10$2")}`;
  }
  return String(Number(value.toPrecision(10)));
}

function dayOf(text: string): string | null {
  const numeric = /^(\d{1,4})[-/. ](\d{1,2})(?:[-/. ](\d{1,4}))?$/.exec(text);
  if (numeric && Number(numeric[2]) >= 1 && Number(numeric[2]) <= 12)
    return `${Number(numeric[1])}-${MONTHS[Number(numeric[2]) - 1]}${numeric[3] ? `-${numeric[3]}` : ""}`;
  const named = /^(\d{0,4})[-/ .]*([a-z]{3,9})[-/ .]*(\d{0,4})$/i.exec(text);
  const month = MONTHS.find((name) => named?.[2]?.toLowerCase().startsWith(name.toLowerCase()));
  if (named && month && (named[1] || named[3])) return `${named[1] || named[3]}-${month}`;
  const time = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})? ?([ap]m?)?$/i.exec(text);
  return time && (time[2] || / [ap]/i.test(text)) ? `${time[1]}:${time[2] ?? "00"}:00` : null;
}

/**
 * A CSV file after a spreadsheet has opened it and saved it again: cells that look like numbers, days and times have become those.
 * @param separator what it puts between cells: a comma, a semicolon (in other countries), a tab (copied cells)
 */
export function openedAndSaved(csv: string, separator: string): string {
  const quoted = (text: string) =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return cellsOf(csv)
    .map((row) => `${row.map((cell) => quoted(shown(cell))).join(separator)}\r\n`)
    .join("");
}
