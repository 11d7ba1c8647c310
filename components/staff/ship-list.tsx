import { useId, useState } from "react";
import { everyOrder } from "#lib/browser/staff/staff-orders.ts";
import { useChangeStatus } from "#lib/browser/staff/use-change-orders.ts";
import { MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";
import { DownloadButton } from "./download-button";

/**
 * Takes the courier's list, one row per order, and marks these orders as shipped with their numbers. Rows that ship
 * nothing stay in the field, with why.
 */
export function ShipList() {
  const id = useId();
  const [text, setText] = useState("");
  const [courier, setCourier] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState<{ line: string; why: string }[]>([]);
  const change = useChangeStatus((sent, failed) => {
    const { rows, above, problem: unread } = trackingRows(text, courier.trim());
    if (unread !== null) return;
    const stay = rows.flatMap(({ order, line, ...row }) => {
      const why = row.why ?? failed.find((failure) => failure.order === order)?.error;
      const isShipped = !why && sent.some((one) => one.order === order);
      return isShipped ? [] : [{ line, why: why ?? left.find((before) => before.line === line)?.why ?? "" }];
    });
    setLeft(stay);
    setText(stay.length === 0 ? "" : [...above, ...stay.map(({ line }) => line)].join("\n"));
  });

  function ship() {
    const read = trackingRows(text, courier.trim());
    const wrong = read.problem ?? wrongNumber(read.rows.length);
    setProblem(wrong);
    setLeft(wrong === null ? read.rows.flatMap(({ line, why }) => (why ? [{ line, why }] : [])) : []);
    const orders = read.rows.filter(({ why }) => !why).map(({ order, tracking }) => ({ order, tracking }));
    if (wrong === null && orders.length > 0) change.mutate({ status: "shipped", orders, seen: [] });
  }

  const stay = `${left.length === 1 ? "1 row stays" : `${left.length} rows stay`} in the list. Correct and press again.`;
  const error = problem ?? change.error?.message ?? (left.length > 0 ? stay : undefined);
  return (
    <details className="card staff-totals">
      <summary>Ship with the courier's list</summary>
      <DownloadButton search={{ ...everyOrder, list: "packed" }} file="parcels.csv" csvOf={courierCsv}>
        Download the packed parcels
      </DownloadButton>
      <label htmlFor={id}>
        A row per order: order, courier, number, and a link if there is one. Or the courier's own file.
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={6}
        placeholder={"K7M2QX, ST Courier, 7788"}
        spellCheck={false}
        readOnly={change.isPending}
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-invalid={error !== undefined}
      />
      <label htmlFor={`${id}-courier`}>Courier, where the list doesn't say it</label>
      <input
        id={`${id}-courier`}
        className="field-input"
        maxLength={40}
        value={courier}
        onChange={({ target }) => setCourier(target.value)}
      />
      <div role="alert">
        {error && <p className="staff-wrong">{error}</p>}
        {left.length > 0 && (
          <ul>
            {left.map(({ line, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same row may stand twice, and the list changes as a whole.
              <li key={index}>
                <b>{line}</b> {why}
              </li>
            ))}
          </ul>
        )}
      </div>
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
