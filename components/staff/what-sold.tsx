import { useSold } from "#lib/browser/staff/staff-orders.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { soldCsv } from "#lib/shop/warehouse/sold.ts";
import { saveCsv } from "./download-button";
import { Folded, Press, QuietButton, ViewState } from "./view-state";

/** What sold in the last months. It is counted when it is opened. */
export const WhatSold = () => (
  <Folded summary="What sold" className="card staff-totals">
    {() => <Sums />}
  </Folded>
);

/** The sums, and the packs of each product by month and by week. */
function Sums() {
  const { data: sold, error, refetch } = useSold();
  if (!sold) return <ViewState error={error} retry={refetch} loading="Adding up" />;
  return (
    <div>
      <p>
        {sold.is_cut && "The latest "}
        {sold.orders} orders since {staffDate(sold.since)}, without cancelled ones. {sold.repeat_customers} of{" "}
        {sold.customers} customers ordered more than once. Not paid yet: {rupees(sold.open_amount)}.
      </p>
      <Press onClick={() => saveCsv("sold.csv", soldCsv(sold))}>Download what sold</Press>
      {[...Map.groupBy(sold.rows, ({ period }) => period)].map(([period, rows]) => (
        <details key={period}>
          <summary>
            {period.replace(/\d.*/, staffDate)}: {rows.reduce((sum, { packs }) => sum + packs, 0)} packs
          </summary>
          <ul>
            {rows.map(({ product, packs }) => (
              <li key={product}>
                <strong>{packs}</strong> {product}
              </li>
            ))}
          </ul>
        </details>
      ))}
      <form action="/api/staff/bills" className="staff-actions">
        <input
          type="month"
          name="month"
          required
          pattern="\d{4}-\d{2}"
          className="field-input"
          aria-label="Month"
          defaultValue={sold.at.slice(0, 7)}
        />
        <QuietButton type="submit">Download its bills</QuietButton>
      </form>
      <p className="staff-small">As of {staffDate(sold.at)}. It is counted once an hour.</p>
    </div>
  );
}
