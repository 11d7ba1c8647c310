import { useTexts } from "#lib/browser/language/texts.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { useOffers } from "#lib/browser/offers/use-offers.ts";
import { orderToAdopt, useAdoptOrder } from "#lib/browser/orders/use-adopt-order.ts";
import type { User } from "#lib/shop/account/user.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { spokenNumber, statusLookupSchema } from "#lib/shop/order/order.ts";
import { offerRefusal } from "#lib/shop/pricing/offer-rules.ts";
import { type AdoptOrderTexts, adoptOrder } from "#texts/en/adopt-order.ts";
import { type OfferRulesTexts, offerRules } from "#texts/en/offer-rules.ts";
import { phoneField } from "@/components/checkout/phone-field";
import { fieldsOf, TextField } from "@/components/ui/field";

const OFFER_ENDS = "adopting-ends-the-offer";

/** What an earlier order in the account means for the first-order offer, shown before the order is moved there. */
function offerEnds(firstOrder: string, t: Translate<AdoptOrderTexts>, rules: Translate<OfferRulesTexts>): string {
  const rule = offerRefusal("ordered", rules);
  return firstOrder === "claimed" ? t("endsOffer", { rule }) : t("losesOffer", { rule });
}

/** Moves an order that was placed as a guest, under the user's own e-mail, into their account. */
export function AdoptOrder({ user }: { user: User }) {
  const t = useTexts(adoptOrder);
  const rules = useTexts(offerRules);
  const say = useSentence();
  const adopt = useAdoptOrder(user.id);
  const known = orderToAdopt(user);
  const form = useCheckedForm(statusLookupSchema, {
    order_id: known?.order_id ?? "",
    guest_phone: known?.guest_phone ?? "",
  });
  const { firstOrder } = useOffers().eligibility;
  const warning = firstOrder === "ordered" || firstOrder === "used" ? null : offerEnds(firstOrder, t, rules);
  return (
    <details className="card mt-6 p-5 sm:p-6" open={known !== null}>
      <summary className="min-h-11 cursor-pointer font-display text-xl">{t("title")}</summary>
      <p className="mt-2">
        {known ? t("known", { number: spokenNumber(known.order_id) }) : t("unknown", { email: user.email })}
      </p>
      <form
        noValidate
        className="mt-4 grid gap-5 sm:grid-cols-2"
        onSubmit={form.handleSubmit((pair) => adopt.mutate(pair))}
      >
        <TextField label={t("orderId")} {...fieldsOf(form)("order_id")} autoComplete="off" />
        <TextField label={t("phone")} {...phoneField(form, "guest_phone")} />
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
            {adopt.isPending ? t("looking") : t("add")}
          </button>
          <p aria-live="polite" className="mt-3 font-semibold empty:hidden">
            {adopt.isSuccess && <span className="text-leaf">{t("added")}</span>}
            {adopt.error && <span className="text-chilli">{say(adopt.error)}</span>}
          </p>
        </div>
      </form>
    </details>
  );
}
