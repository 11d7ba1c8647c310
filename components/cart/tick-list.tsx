import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { pickRows } from "#lib/shop/warehouse/pick-list.ts";
import { pickList } from "#texts/en/pick-list.ts";

/** What is in a parcel, and what it costs, line by line; on paper each line gets a box to tick. */
export function TickList({ items }: { items: Order["items"] }) {
  const language = useLanguage();
  const rows = pickRows(items, useTexts(pickList), (name) => lineNameIn(language, name));
  return (
    <ul className="tick-list grid gap-2 print:block">
      {rows.map(({ name, value }) => (
        <li key={name} className="flex justify-between gap-4">
          <span className="print:flex-1">{name}</span>
          <span className="shrink-0">{value}</span>
        </li>
      ))}
    </ul>
  );
}
