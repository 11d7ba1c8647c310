/** The cells of a CSV text, by RFC 4180 and with commas: read by the letter, as any spreadsheet does. */
export function csvCells(csv: string): string[][] {
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
