/** What a courier's list has of a parcel, and where: the places of its columns, -1 for one that it doesn't have. */
export type CourierColumns = { order: number; courier: number; number: number; link: number };

/** What couriers call these columns, without blanks and marks. Of an order's own number and ours, ours is the reference. */
const names: Record<keyof CourierColumns, RegExp[]> = {
  order: [/^(?:customer|client|your)?ref(?:erence)?(?:no|number|id)?$/, /^order(?:no|number|id)?$/],
  courier: [/^(?:courier|carrier)(?:name|company)?$/],
  number: [/^(?:awb|waybill|tracking|consignment|docket|cn)(?:no|number|id)?$/, /^number$/],
  link: [/^(?:tracking)?(?:link|url)$/],
};

/** A list may have so many rows above its heading: its title, a date. */
const MOST_ABOVE = 10;
/** A list without a heading, or with one in other words that begins with 'order'. */
const usual: CourierColumns = { order: 0, courier: 1, number: 2, link: 3 };

/** Where a list has its columns, and how many of its rows come before the first parcel. */
export function courierColumns(rows: string[][]): { columns: CourierColumns; above: number; width: number } {
  for (const [above, row] of rows.slice(0, MOST_ABOVE).entries()) {
    const heading = row.map((cell) => cell.toLowerCase().replace(/[^\p{L}]/gu, ""));
    const place = (column: keyof CourierColumns) =>
      names[column].map((name) => heading.findIndex((cell) => name.test(cell))).find((index) => index >= 0) ?? -1;
    // A link may stand behind the columns that have a heading.
    const [link, width] = [place("link"), row.length];
    const columns = {
      order: place("order"),
      courier: place("courier"),
      number: place("number"),
      link: link < 0 ? width : link,
    };
    if (columns.number >= 0 || columns.order >= 0) return { columns, above: above + 1, width };
  }
  const isHeading = /^order/i.test(rows[0]?.[0] ?? "");
  return { columns: usual, above: isHeading ? 1 : 0, width: isHeading ? (rows[0]?.length ?? 0) : 0 };
}
