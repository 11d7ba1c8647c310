import { useState } from "react";
import { useForm } from "react-hook-form";
import { everyOrder } from "#lib/browser/staff/staff-orders.ts";
import { useChangeStatus } from "#lib/browser/staff/use-change-orders.ts";
import { MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { PACKED } from "#lib/shop/order/order-status.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";
import { Field, TextField } from "@/components/ui/field";
import { DownloadButton } from "./download-button";

/**
 * Takes the courier's list, one row per order, and marks these orders as shipped with their numbers. Rows that ship
 * nothing stay in the field, with why.
 */
export function ShipList() {
  const form = useForm({ defaultValues: { text: "", courier: "" } });
  const { register, formState, setError, setValue } = form;
  const [left, setLeft] = useState<{ line: string; why: string }[]>([]);
  const read = () => trackingRows(form.getValues("text"), form.getValues("courier").trim());
  const change = useChangeStatus((sent, failed) => {
    const { rows, above, problem: unread } = read();
    if (unread !== null) return;
    const stay = rows.flatMap(({ order, line, ...row }) => {
      const why = row.why ?? failed.find((failure) => failure.order === order)?.error;
      const isShipped = !why && sent.some((one) => one.order === order);
      return isShipped ? [] : [{ line, why: why ?? left.find((before) => before.line === line)?.why ?? "" }];
    });
    setLeft(stay);
    setValue("text", stay.length === 0 ? "" : [...above, ...stay.map(({ line }) => line)].join("\n"));
  });

  const ship = form.handleSubmit(() => {
    const { rows, problem } = read();
    const wrong = problem ?? wrongNumber(rows.length);
    setLeft(wrong === null ? rows.flatMap(({ line, why }) => (why ? [{ line, why }] : [])) : []);
    if (wrong !== null) return setError("text", { message: wrong }, { shouldFocus: true });
    const orders = rows.filter(({ why }) => !why).map(({ order, tracking }) => ({ order, tracking }));
    if (orders.length > 0) change.mutate({ status: "shipped", orders, seen: [] });
  });

  const stay = `${left.length === 1 ? "1 row stays" : `${left.length} rows stay`} in the list. Correct and press again.`;
  const error = formState.errors.text?.message ?? change.error?.message ?? (left.length > 0 ? stay : undefined);
  return (
    <details className="card staff-totals">
      <summary>Ship with the courier's list</summary>
      <DownloadButton search={{ ...everyOrder, status: PACKED }} file="parcels.csv" csvOf={courierCsv}>
        Download the packed parcels
      </DownloadButton>
      <form noValidate className="staff-facts" onSubmit={ship}>
        <Field label="A row per order: order, courier, number, and a link if there is one. Or the courier's own file.">
          {(control) => (
            <textarea
              className="field-input"
              rows={6}
              placeholder={"K7M2QX, ST Courier, 7788"}
              spellCheck={false}
              readOnly={change.isPending}
              {...register("text")}
              {...control}
              aria-invalid={error !== undefined}
            />
          )}
        </Field>
        <TextField label="Courier, where the list doesn't say it" maxLength={40} {...register("courier")} />
        <div role="alert">
          {error && <p className="staff-wrong">{error}</p>}
          <ul>
            {left.map(({ line, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same row may stand twice, and the list changes as a whole.
              <li key={index}>
                <b>{line}</b> {why}
              </li>
            ))}
          </ul>
        </div>
        <div className="staff-actions">
          <button type="submit" className="button" disabled={change.isPending}>
            {change.isPending ? "Saving..." : "Mark shipped"}
          </button>
        </div>
      </form>
    </details>
  );
}

function wrongNumber(rows: number): string | null {
  if (rows > MOST_AT_ONCE) return `Please paste at most ${MOST_AT_ONCE} rows at a time.`;
  return rows === 0 ? "Paste at least one row: order, courier, number." : null;
}
