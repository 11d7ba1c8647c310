import { useId, useState } from "react";
import { everyOrder } from "#lib/browser/staff/staff-orders.ts";
import { useChangeStatus } from "#lib/browser/staff/use-change-orders.ts";
import { MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";
import { PACKED } from "#lib/shop/warehouse/next-status.ts";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";
import { DownloadButton } from "./download-button";

/** Takes the courier's list, one row per order, and marks these orders as shipped with their numbers. */
export function ShipList() {
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const change = useChangeStatus();

  function ship() {
    const read = trackingRows(text);
    const wrong = "wrong" in read ? read.wrong : wrongNumber(read.rows.length);
    setProblem(wrong);
    if ("rows" in read && wrong === null)
      change.mutate(
        { status: "shipped", orders: read.rows, seen: [] },
        { onSuccess: ({ failed }) => failed.length === 0 && setText("") },
      );
  }

  const error = problem ?? change.error?.message;
  return (
    <details className="card staff-totals">
      <summary>Ship with the courier's list</summary>
      <DownloadButton search={{ ...everyOrder, status: PACKED }} file="parcels.csv" csvOf={courierCsv}>
        Download the packed parcels
      </DownloadButton>
      <label htmlFor={id}>A row per order: order, courier, number, and a link if there is one</label>
      <textarea
        id={id}
        className="field-input"
        rows={6}
        placeholder={"K7M2QX, ST Courier, 7788"}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-invalid={error !== undefined}
      />
      {error && (
        <p role="alert" className="staff-wrong">
          {error}
        </p>
      )}
      <button type="button" className="button" disabled={change.isPending} onClick={ship}>
        {change.isPending ? "Saving..." : "Mark shipped"}
      </button>
    </details>
  );
}

function wrongNumber(rows: number): string | null {
  if (rows > MOST_AT_ONCE) return `Please paste at most ${MOST_AT_ONCE} rows at a time.`;
  return rows === 0 ? "Paste at least one row: order, courier, number." : null;
}
