"use client";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { phoneMask } from "#lib/browser/checkout/input-masks.ts";
import { useOffers } from "#lib/browser/offers/use-offers.ts";
import { orderToAdopt, useAdoptOrder } from "#lib/browser/orders/use-adopt-order.ts";
import type { User } from "#lib/shop/account/user.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { offerRefusal } from "#lib/shop/offers/offer-rules.ts";
import { type StatusPair, spokenNumber, statusLookupSchema } from "#lib/shop/order/order.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { TextField } from "@/components/ui/text-field";

const OFFER_ENDS = "adopting-ends-the-offer";

/** What an earlier order in the account means for the first-order offer, shown before the order is moved there. */
function offerEnds(firstOrder: string): string {
  const why = `${offerRefusal("ordered", translate(offerRules))}, and this earlier one counts as your first.`;
  return firstOrder === "claimed"
    ? `You have the offer now: adding an order ends it, unused. ${why}`
    : `Once an order is in your account, you can't claim that offer. ${why}`;
}

/** Moves an order that was placed as a guest, under the user's own e-mail, into their account. */
export function AdoptOrder({ user }: { user: User }) {
  const adopt = useAdoptOrder(user.id);
  const known = orderToAdopt(user);
  const { register, handleSubmit, setValue, formState } = useForm<StatusPair, unknown, StatusPair>({
    resolver: standardSchemaResolver(statusLookupSchema),
    defaultValues: { order_id: known?.order_id ?? "", guest_phone: known?.guest_phone ?? "" },
  });
  const { first_order, ordered_before } = useOffers().offers;
  const warning = ordered_before || first_order === "used" ? null : offerEnds(first_order);
  const phone = phoneMask((text) =>
    setValue("guest_phone", text, { shouldValidate: Boolean(formState.errors.guest_phone) }),
  );
  return (
    <details className="card mt-6 p-5 sm:p-6" open={known !== null}>
      <summary className="min-h-11 cursor-pointer font-display text-xl">Ordered as a guest before?</summary>
      <p className="mt-2">
        {known
          ? `You placed order ${spokenNumber(known.order_id)} as a guest. Add it to your account?`
          : `You can add an order placed with ${user.email} to your account.`}
      </p>
      <form noValidate className="mt-4 grid gap-5 sm:grid-cols-2" onSubmit={handleSubmit((pair) => adopt.mutate(pair))}>
        <TextField
          label="Order id"
          error={formState.errors.order_id?.message}
          {...register("order_id")}
          autoComplete="off"
        />
        <TextField
          label="Phone number of the order"
          error={formState.errors.guest_phone?.message}
          {...register("guest_phone", phone)}
          type="tel"
          autoComplete="tel"
        />
        <div className="sm:col-span-2">
          {warning && (
            <p id={OFFER_ENDS} className="notice mb-4">
              {warning}
            </p>
          )}
          <button
            type="submit"
            className="button button-quiet"
            aria-describedby={warning ? OFFER_ENDS : undefined}
            disabled={adopt.isPending}
          >
            {adopt.isPending ? "Looking..." : "Add it to my account"}
          </button>
          <p aria-live="polite" className="mt-3 font-semibold empty:hidden">
            {adopt.isSuccess && <span className="text-leaf">It's in your account now.</span>}
            {adopt.error && <span className="text-chilli">{adopt.error.message}</span>}
          </p>
        </div>
      </form>
    </details>
  );
}
