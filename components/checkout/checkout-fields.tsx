import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { removeSavedDetails, savedDetails } from "#lib/browser/account/saved-details.ts";
import { useSavedAddress } from "#lib/browser/account/use-saved-address.ts";
import { editDraft } from "#lib/browser/checkout/checkout-store.ts";
import { useNotDelivered } from "#lib/browser/checkout/use-not-delivered.ts";
import { Link } from "#lib/browser/language/link.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { type CheckoutDraft, needsEmail } from "#lib/shop/checkout/checkout-draft.ts";
import { type CheckoutFormInput, checkoutFormSchema, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { addressForCheckout } from "#lib/shop/checkout/saved-address.ts";
import { withPlace } from "#lib/shop/customer/pincode.ts";
import { checkout } from "#texts/en/checkout.ts";
import { orderDetails } from "#texts/en/order-details.ts";
import { BarTotal } from "@/components/cart/bar-total";
import { Agreement } from "@/components/policies/agreement";
import { AlertBox } from "@/components/ui/alert-box";
import { AddressFields } from "./address-fields";
import { ContactFields } from "./contact-fields";
import { DeliveryNotes } from "./delivery-notes";
import { SavedAddressBlock } from "./saved-address";
import { WishFields } from "./wish-fields";

/** The link to sign in from a guest's checkout, which goes on afterwards where it was. */
const signIn = (words: ReactNode) => (
  <Link href="/login?next=/order-details" className="link py-2.5">
    {words}
  </Link>
);

/** The order-details form. Every keystroke is stored in the draft, so that a reload or another page loses nothing. */
export function CheckoutFields({ draft, where = "" }: { draft: CheckoutDraft; where?: string }) {
  const t = useTexts(orderDetails);
  const rich = useRichTexts(orderDetails);
  const shared = useTexts(checkout);
  const router = usePageRouter();
  const [busy, startTransition] = useTransition();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm(checkoutFormSchema(needsEmail(draft)), withPlace(draft.form), "onTouched");
  const { watch, getValues, setValue } = form;
  const saved = useSavedAddress();
  const used = draft.usesSavedAddress && saved !== null;
  const offersSaving = draft.isAuthenticated && !used;
  // Who has none saved yet has the most use of it.
  const savesAddress = offersSaving && (draft.savesAddress ?? saved === null);
  const known = useRef({ saved, owner: draft.user_id });
  useEffect(() => {
    // An address that was just saved in the modal is for this order. One that came with a sign-in is only
    // offered.
    const { saved: before, owner } = known.current;
    known.current = { saved, owner: draft.user_id };
    const isNew = saved !== null && saved !== before && owner !== null && owner === draft.user_id;
    if (isNew) editDraft(draft.order_id, (now) => ({ ...now, usesSavedAddress: true }));
  }, [saved, draft.user_id, draft.order_id]);

  useEffect(() => {
    const subscription = watch((typed) =>
      editDraft(draft.order_id, (now) => ({ ...now, form: { ...now.form, ...typed } })),
    );
    return () => subscription.unsubscribe();
  }, [watch, draft.order_id]);

  // A late response of the sign-in fills empty fields, and changes nothing that was typed.
  const { guest_name, guest_phone, guest_email } = draft.form;
  useEffect(() => {
    for (const [name, text] of Object.entries({ guest_name, guest_phone, guest_email }))
      if (getValues(name as keyof CheckoutFormInput) === "") setValue(name as keyof CheckoutFormInput, text);
  }, [guest_name, guest_phone, guest_email, getValues, setValue]);

  // The fields have the saved address as their content, so that there is one address to validate and to send.
  useEffect(() => {
    if (!used) return;
    for (const [name, text] of Object.entries(addressForCheckout(saved)))
      setValue(name as keyof CheckoutFormInput, text);
    if (getValues("guest_phone") === "") setValue("guest_phone", saved.phone);
  }, [used, saved, getValues, setValue]);

  const use = (usesSavedAddress: boolean) => editDraft(draft.order_id, (now) => ({ ...now, usesSavedAddress }));

  const refused = useNotDelivered(watch("state"), watch("pincode"), where);
  const submit = form.handleSubmit((checked) => {
    if (refused) return form.setFocus("pincode");
    setProblem(null);
    try {
      const isThere = editDraft(draft.order_id, (now) => ({
        ...now,
        savesAddress: offersSaving ? savesAddress : now.savesAddress,
        form: { ...now.form, ...checked },
      }));
      if (isThere) startTransition(() => router.push("/order-summary"));
      // The draft is gone, for example because the browser's storage was cleared.
      else setProblem(t("gone"));
    } catch {
      setProblem(t("failed"));
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      <PrefilledNote draft={draft} onClear={() => form.reset(emptyCheckoutForm)} />
      <ContactFields form={form} emailRequired={needsEmail(draft)} />
      {draft.isAuthenticated ? (
        <SavedAddressBlock used={used} onUse={() => use(true)} onChange={() => use(false)} />
      ) : (
        <p className="needs-accounts text-tamarind">{rich("signInHint", { signIn })}</p>
      )}
      {!used && <AddressFields form={form} />}
      {offersSaving && (
        <label className="-mt-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-chilli"
            checked={savesAddress}
            onChange={({ target: { checked } }) =>
              editDraft(draft.order_id, (now) => ({ ...now, savesAddress: checked }))
            }
          />
          {t("saveThis")}
        </label>
      )}
      <WishFields form={form} />
      {!refused && <DeliveryNotes state={watch("state")} />}
      <AlertBox text={refused ?? problem} />
      <div className="checkout-bar">
        <BarTotal lines={draft.items} total={draft.final_amount} />
        <button type="submit" className="button w-full lg:w-auto" disabled={busy}>
          {busy ? shared("busy") : t("next")}
        </button>
      </div>
      <Agreement className="-mt-4" />
    </form>
  );
}

type Props = { draft: CheckoutDraft; onClear: () => void };

/** Says that the fields come from the last order on this device, and empties them for another customer. */
export function PrefilledNote({ draft: { user_id, form }, onClear }: Props) {
  const t = useTexts(orderDetails);
  const saved = savedDetails(user_id);
  if (!saved?.guest_name || saved.guest_name !== form.guest_name) return null;
  const clear = () => {
    removeSavedDetails(user_id);
    onClear();
  };
  return (
    <p className="notice flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span>{t("prefilled")}</span>
      <button type="button" className="link min-h-11 font-semibold" onClick={clear}>
        {t("clear")}
      </button>
    </p>
  );
}
