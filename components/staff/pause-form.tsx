import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { useSwitch } from "#lib/browser/staff/use-switches.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { type Pause, pauseText, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { pauseFormSchema } from "#lib/shop/shop-state/switch-schema.ts";
import { fieldsOf, TextField } from "@/components/ui/field";
import { Wrong } from "./view-state";

/** Pauses all orders with one sentence, and ends the pause. */
export function PauseForm({ state }: { state: ShopState }) {
  const change = useSwitch();
  const send = (body: Pause) => change.mutateAsync({ path: "/api/shop", body }).catch(() => {});
  const form = useCheckedForm(pauseFormSchema(indianDay(new Date())), { orders_paused: "", reopens_on: "" });
  const named = fieldsOf(form);
  const pause = pauseText(state);
  const day = form.watch("reopens_on");
  const submit = form.handleSubmit(({ orders_paused, reopens_on }) =>
    send({ orders_paused, reopens_on: reopens_on || null }),
  );
  return (
    <section aria-labelledby="pause" className="card staff-pause p-4">
      <h2 id="pause">{pause === null ? "The shop is open" : "Orders are paused"}</h2>
      <Wrong error={change.error} />
      {pause === null ? (
        <form noValidate onSubmit={submit}>
          <TextField
            label="Why nobody can order, in one sentence"
            hint="It stands at the top of every page: 'We are making a new batch.'"
            {...named("orders_paused")}
            autoComplete="off"
          />
          <TextField label="Open again on" optional type="date" hint={day && staffDate(day)} {...named("reopens_on")} />
          <button type="submit" className="button" disabled={change.isPending}>
            Pause all orders
          </button>
        </form>
      ) : (
        <>
          <p className="notice">{pause}</p>
          <button
            type="button"
            className="button"
            disabled={change.isPending}
            onClick={() => send({ orders_paused: null, reopens_on: null })}
          >
            Open the shop again
          </button>
        </>
      )}
    </section>
  );
}
