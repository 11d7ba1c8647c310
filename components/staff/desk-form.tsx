import { FailedCall } from "#lib/browser/api/result.ts";
import type { DeskForm as Desk } from "#lib/browser/staff/use-desk-form.ts";
import { pricedLines } from "#lib/shop/desk/desk-draft.ts";
import { type DeskChannel, deskChannels } from "#lib/shop/desk/desk-order.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { SumList } from "@/components/cart/sum-list";
import { AddressFields } from "@/components/checkout/address-fields";
import { phoneField } from "@/components/checkout/phone-field";
import { WishFields } from "@/components/checkout/wish-fields";
import { fieldsOf, TextField } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { WAYS } from "./money-list";
import { OrderLines } from "./order-lines";
import { Question } from "./question";
import { Press, QuietButton, Wrong } from "./view-state";

type Props = { desk: Desk; onStartAgain: () => void };

/** The fields of an order that staff take, the phone number first: its last order fills in what is empty. */
export function DeskForm({ desk: { order_id, form, draft, set, last, left, leave, place }, onStartAgain }: Props) {
  const named = fieldsOf(form);
  const lines = pricedLines(draft.lines);
  const bill = quote(lines, newGuest);
  const save = (total?: number) => form.handleSubmit((typed) => place.mutateAsync({ typed, total }).catch(() => {}));
  const code = place.error instanceof FailedCall ? place.error.failure.code : undefined;
  // The answer to an earlier press was lost, and something was typed since.
  const wasSaved = `It was saved as it was at first: open ${spokenNumber(order_id)} under Orders, and change it there.`;
  const from = last && `Empty fields are filled from ${spokenNumber(last.order_id)}, ${staffDate(last.created_at)}`;
  const strays = Object.values(left).filter(Boolean).join(", ");
  return (
    <form noValidate onSubmit={save(bill.total)}>
      <TextField
        label="Phone number"
        hint={last === null ? "No order by this number yet" : from}
        {...phoneField(form, "guest_phone")}
        autoComplete="off"
      />
      <OrderLines lines={lines} onChange={(next) => set({ lines: next })} />
      <TextField label="Full name" {...named("guest_name")} autoComplete="off" />
      <TextField label="E-mail" optional {...named("guest_email")} type="email" autoComplete="off" />
      <AddressFields form={form} />
      <WishFields form={form} />
      <SelectField
        label="How it came"
        choices={Object.keys(deskChannels)}
        shown={(channel) => deskChannels[channel as DeskChannel]}
        value={draft.channel}
        onChange={({ target }) => set({ channel: target.value as DeskChannel })}
      />
      <SelectField
        label="Paid"
        none="Not yet"
        choices={WAYS}
        value={draft.paid}
        onChange={({ target }) => set({ paid: target.value })}
      />
      <SumList bill={bill} />
      {strays && (
        <Question yes="Take it away" isBusy={false} onYes={() => leave(true)} onNo={() => leave(false)}>
          Written for the phone number before: {strays}. Take it away?
        </Question>
      )}
      <div className="staff-actions">
        <button type="submit" className="button" disabled={place.isPending || lines.length === 0 || strays !== ""}>
          {place.isPending ? "Saving..." : `Save the order, ${rupees(bill.total)}`}
        </button>
        {code === "price_changed" && <QuietButton onClick={save()}>Save it at the shop's total</QuietButton>}
        <Press onClick={onStartAgain}>Empty the form</Press>
      </div>
      <Wrong error={code === "order_id_taken" ? new Error(wasSaved) : place.error} />
    </form>
  );
}
