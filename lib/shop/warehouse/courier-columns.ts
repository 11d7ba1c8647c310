/** What a courier's list has of a parcel, and where: the places of its columns, -1 for one that it doesn't have. */
export type CourierColumns = { order: number; courier: number; number: number; link: number };

/** What couriers call these columns, without blanks and marks. Where a list has several, the first of these counts. */
const names: Record<keyof CourierColumns, string[]> = {
  order:
    "ref refno refnumber reference referenceno referencenumber customerref customerreference customerrefno clientref order orderno ordernumber orderid".split(
      " ",
    ),
  courier: "courier couriername couriercompany carrier carriername serviceprovider".split(" "),
  number:
    "awb awbno awbnumber waybill waybillno waybillnumber tracking trackingno trackingnumber trackingid consignment consignmentno consignmentnumber cnno docket docketno number".split(
      " ",
    ),
  link: "link url trackingurl trackinglink".split(" "),
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
      names[column].map((name) => heading.indexOf(name)).find((index) => index >= 0) ?? -1;
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
