/** What couriers call the columns of their list, without blanks and marks. */
const names = {
  reference: /^(?:customer|client|your)?ref(?:erence)?(?:no|number|id)?$/,
  order: /^order(?:no|number|id)?$/,
  courier: /^(?:courier|carrier)(?:name|company)?$/,
  number: /^(?:(?:awb|waybill|tracking|consignment|docket|cn)(?:no|number|id)?|number)$/,
  link: /^(?:tracking)?(?:link|url)$/,
};
/** A list may have so many rows above its heading: its title, a date. */
const MOST_ABOVE = 10;

/**
 * Where a list has what, -1 for a column that it doesn't have, how many of its rows come before the first parcel, and how many columns its
 * heading names. A list without a heading has order, courier, number and link in this order.
 */
export function courierColumns(rows: string[][]) {
  for (const [index, row] of rows.slice(0, MOST_ABOVE).entries()) {
    const heading = row.map((cell) => cell.toLowerCase().replace(/[^\p{L}]/gu, ""));
    const at = (name: keyof typeof names) => heading.findIndex((cell) => names[name].test(cell));
    // Of an order's own number and ours, ours is the reference. A link may stand behind what the heading names.
    const order = at("reference") < 0 ? at("order") : at("reference");
    const [courier, number, link] = [at("courier"), at("number"), at("link") < 0 ? row.length : at("link")];
    if (number >= 0 || order >= 0) return { order, courier, number, link, above: index + 1, width: row.length };
  }
  return { order: 0, courier: 1, number: 2, link: 3, above: 0, width: 0 };
}
