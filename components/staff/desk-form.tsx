import { FailedCall } from "#lib/browser/result.ts";
import type { DeskForm as Desk } from "#lib/browser/staff/use-desk-form.ts";
import { pricedLines } from "#lib/shop/desk/desk-draft.ts";
import { type DeskChannel, deskChannels } from "#lib/shop/desk/desk-order.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { billRows } from "#lib/shop/pricing/bill.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { bill as billTexts } from "#texts/en/bill.ts";
import { AddressFields } from "@/components/checkout/address-fields";
import { phoneField } from "@/components/checkout/phone-field";
import { fieldsOf } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import { DeskLines } from "./desk-lines";
import { WAYS } from "./money-list";
import { dayTime } from "./times";
import { Wrong } from "./view-state";

/** The fields of an order that staff take, the phone number first: it fills in what the last order of it knows. */
export function DeskForm({ desk: { form, draft, set, last, place } }: { desk: Desk }) {
  const named = fieldsOf(form);
  const lines = pricedLines(draft.lines);
  const bill = quote(lines, newGuest);
  const save = (total: number | undefined) =>
    form.handleSubmit((typed) => place.mutateAsync({ ...draft, typed, total }).catch(() => {}));
  const isOtherTotal = place.error instanceof FailedCall && place.error.failure.code === "price_changed";
  return (
    <form noValidate onSubmit={save(bill.total)} className="staff-desk">
      <TextField
        label="Phone number"
        hint={
          last === null
            ? "No order by this number yet"
            : last && `Filled in from ${spokenNumber(last.order_id)}, ${dayTime(last.created_at)}`
        }
        {...phoneField(form, "guest_phone")}
        autoComplete="off"
      />
      <DeskLines lines={draft.lines} onChange={(lines) => set({ lines })} />
      <TextField label="Name" {...named("guest_name")} autoComplete="off" />
      <TextField label="E-mail" optional {...named("guest_email")} type="email" autoComplete="off" />
      <AddressFields form={form} />
      <TextField label="Delivery note" optional {...named("delivery_note")} autoComplete="off" />
      <Choice
        legend="How it came"
        choices={Object.entries(deskChannels)}
        value={draft.channel}
        onChoose={(channel) => set({ channel: channel as DeskChannel })}
      />
      <Choice
        legend="Paid"
        choices={[["", "Not yet"], ...WAYS.map((how): [string, string] => [how, how])]}
        value={draft.paid}
        onChoose={(paid) => set({ paid })}
      />
      <dl className="staff-sums">
        {billRows(bill, translate(billTexts)).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="staff-actions">
        <button type="submit" className="button" disabled={place.isPending || lines.length === 0}>
          {place.isPending ? "Saving..." : "Save the order"}
        </button>
        {isOtherTotal && (
          <button type="button" className="button button-quiet" onClick={save(undefined)}>
            Save it at the shop's total
          </button>
        )}
      </div>
      <Wrong error={place.error} />
    </form>
  );
}

type ChoiceProps = {
  legend: string;
  choices: [value: string, words: string][];
  value: string;
  onChoose: (value: string) => void;
};

/** One of a few, each a button. */
function Choice({ legend, choices, value, onChoose }: ChoiceProps) {
  return (
    <fieldset className="staff-statuses">
      <legend className="staff-small">{legend}</legend>
      {choices.map(([choice, words]) => (
        <button
          key={choice}
          type="button"
          className="button button-quiet"
          aria-pressed={choice === value}
          onClick={() => onChoose(choice)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
