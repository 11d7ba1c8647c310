import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { billRows } from "#lib/shop/pricing/bill.ts";
import type { Bill } from "#lib/shop/pricing/quote.ts";
import { bill as billTexts } from "#texts/en/bill.ts";
import { Taxes } from "./taxes";

const tones = {
  saving: "text-leaf",
  total: "sum-total border-tamarind-20 border-t pt-2 font-semibold text-xl",
};

/**
 * A bill's labelled amounts. Each amount is an element of its own: a browser that translates the page replaces text
 * beside other elements, and React's updates don't reach it any more.
 */
export function SumList({ bill }: { bill: Bill }) {
  const rows = billRows(bill, useTexts(billTexts), useLanguage());
  return (
    <dl className="mt-4 grid gap-2 lg:in-[.bill]:contents">
      {rows.map(({ label, value, tone }) => (
        <div key={label} className={`flex justify-between gap-6 ${tone ? tones[tone] : ""}`}>
          <dt className={tone === "total" ? "shrink-0" : undefined}>{label}</dt>
          <dd className={tone === "total" ? "text-right" : "shrink-0 text-right"}>
            <span className="whitespace-nowrap">{value}</span>
            {tone === "total" && <Taxes />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
