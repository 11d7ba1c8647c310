import { useId, useState } from "react";
import { useChangeStatus } from "#lib/browser/staff/use-change-orders.ts";
import { MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";

/** A row that has shipped nothing, as it was pasted, and why. */
type LeftRow = { line: string; why: string };

/**
 * Takes the courier's list, one row per order, and marks these orders as shipped with their numbers. Rows that ship nothing stay in the
 * field, with why.
 */
export function ShipList() {
  const id = useId();
  const [text, setText] = useState("");
  const [courier, setCourier] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState<LeftRow[]>([]);
  const change = useChangeStatus((sent, failed) => {
    // An order that stands twice is changed by its first row: what failed are the rows after it.
    const failures = [...failed];
    const stay = sent.toReversed().flatMap(({ order, line = "" }) => {
      const at = failures.findLastIndex((failure) => failure.order === order);
      return at < 0 ? [] : failures.splice(at, 1).map(({ error }) => ({ line, why: error }));
    });
    const gone = sent.flatMap(({ line = "" }) => (stay.some((row) => row.line === line) ? [] : [line]));
    setLeft((before) => [...before.filter(({ line }) => !gone.includes(line)), ...stay.toReversed()]);
    setText((list) => withoutRows(list, gone));
  });

  function ship() {
    const read = trackingRows(text, courier.trim());
    const wrong = read.problem ?? wrongNumber(read.rows.length + read.wrong.length);
    setProblem(wrong);
    setLeft(wrong === null ? read.wrong : []);
    if (wrong === null && read.rows.length > 0) change.mutate({ status: "shipped", orders: read.rows, seen: [] });
  }

  const error = problem ?? change.error?.message;
  return (
    <details className="card staff-totals">
      <summary>Ship with the courier's list</summary>
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
        aria-invalid={error !== undefined || left.length > 0}
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
          <>
            <p className="staff-wrong">
              {left.length === 1 ? "1 row stays" : `${left.length} rows stay`} in the list. Correct and press again.
            </p>
            <ul>
              {[...new Map(left.map((row) => [row.line, row])).values()].map(({ line, why }) => (
                <li key={line}>
                  <strong>{line}</strong> {why}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button type="button" className="button" disabled={change.isPending} onClick={ship}>
        {change.isPending ? "Saving..." : "Mark shipped"}
      </button>
    </details>
  );
}

/** A list without some of its rows; '' where none is left but the heading. */
function withoutRows(list: string, gone: string[]): string {
  const rest = list.split(/\r?\n/).filter((line) => !gone.includes(line.trimEnd()));
  const { rows, wrong } = trackingRows(rest.join("\n"), "-");
  return rows.length + wrong.length === 0 ? "" : rest.join("\n");
}

function wrongNumber(rows: number): string | null {
  if (rows > MOST_AT_ONCE) return `Please paste at most ${MOST_AT_ONCE} rows at a time.`;
  return rows === 0 ? "Paste at least one row: order, courier, number." : null;
}
