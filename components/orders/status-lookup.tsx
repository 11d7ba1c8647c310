"use client";
import { useMutation } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { lookUpOrder, phoneOfOrder, rememberStatus } from "#lib/browser/account/device-orders.ts";
import { readDraft } from "#lib/browser/checkout/checkout-store.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { placedOrder } from "#lib/shop/checkout/checkout-status.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { type Order, type StatusPair, statusLookupSchema } from "#lib/shop/order/order.ts";
import { isToPack } from "#lib/shop/order/order-status.ts";
import { isSpokenNumber } from "#lib/shop/order/typed-order-id.ts";
import { orderStatus } from "#texts/en/order-status.ts";
import { refusals } from "#texts/en/refusals.ts";
import { phoneField } from "@/components/checkout/phone-field";
import { QueuedOrders } from "@/components/offline-queue/queued-orders";
import { fieldsOf, TextField } from "@/components/ui/field";
import { CancelOrder } from "./cancel-order";
import { DeviceOrders } from "./device-orders";
import { OrderAgain } from "./order-again";
import { OrderProgress } from "./order-progress";

/**
 * With what draws its QR code: loaded only where something is to be paid. Where it can't be, the order is shown all the
 * same.
 */
const PayByUpi = lazy(async (): Promise<{ default: ComponentType<{ order: Order }> }> => {
  const loaded = await import("./pay-by-upi").catch(() => null);
  return { default: loaded?.PayByUpi ?? (() => null) };
});

/**
 * Shows an order to a guest who knows its id and phone number. The id may be in the address's fragment, which is in no
 * log. An order that was placed from this browser opens without the phone number.
 */
export function StatusLookup() {
  const t = useTexts(orderStatus);
  const say = useSentence();
  const lookup = useMutation({ mutationFn: lookUpOrder, onSuccess: (found) => found.ok && rememberStatus(found.data) });
  const form = useCheckedForm(statusLookupSchema, { order_id: "", guest_phone: "" });
  /** The order was opened without the form: then it is shown above it. */
  const [isDirect, setDirect] = useState(false);
  /** The address has been read: an order that it names is being looked up. */
  const [isReady, setReady] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const open = (pair: StatusPair) => {
    setDirect(true);
    lookup.mutate(pair);
  };
  const openAddress = useEffectEvent(() => {
    setReady(true);
    const id = new URLSearchParams(window.location.hash.slice(1)).get("id");
    if (!id) return;
    form.setValue("order_id", id);
    const guest_phone = phoneOfKnownOrder(id);
    if (guest_phone !== null) open({ order_id: id, guest_phone });
  });
  useEffect(() => openAddress(), []);
  useEffect(() => {
    if (!isDirect || !lookup.submittedAt || lookup.isPending) return;
    result.current?.focus({ preventScroll: true });
    // Opened from the list below it, it may be out of sight; a page that has just opened stays where it is.
    if ((result.current?.getBoundingClientRect().top ?? 0) < 0) result.current?.scrollIntoView();
  }, [isDirect, lookup.submittedAt, lookup.isPending]);

  const found = lookup.data?.ok ? lookup.data.data : null;
  const opened = isDirect && lookup.data?.ok !== false ? lookup.variables?.order_id : undefined;
  const answer = (
    <div aria-live="polite" ref={result} tabIndex={-1} className="mt-8 scroll-mt-24 outline-none">
      {isDirect && lookup.isPending && <p>{t("opening")}</p>}
      {found && (
        <>
          <OrderProgress order={found} />
          {found.to_pay !== undefined && (
            <Suspense fallback={null}>
              <PayByUpi order={found} />
            </Suspense>
          )}
          {found.bill !== null && isSpokenNumber(found.order_id) && (
            <p className="mt-4 print:hidden">{say(sentencesOf(refusals)("billElsewhere", { phone: shop.phone }))}</p>
          )}
          {found.bill !== null && !isSpokenNumber(found.order_id) && lookup.variables && (
            <form
              method="post"
              action="/api/order-status/bill"
              target="_blank"
              className="mt-4 print:hidden"
              rel="noopener"
            >
              {Object.entries(lookup.variables).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" className="button button-quiet">
                {t("bill")}
              </button>
            </form>
          )}
          <OrderAgain items={found.items} />
          {isToPack(found.status) && lookup.variables && (
            <CancelOrder key={found.order_id} pair={lookup.variables} onCancelled={open} />
          )}
        </>
      )}
      {lookup.data?.ok === false && <p className="notice notice-error">{say(lookup.data)}</p>}
    </div>
  );
  return (
    <div className="page">
      <h1 className="text-4xl sm:text-6xl print:hidden">{t("title")}</h1>
      <QueuedOrders />
      {isDirect && answer}
      <DeviceOrders
        onOpen={open}
        opened={opened}
        isReady={isReady && (!isDirect || lookup.isSuccess || lookup.isError)}
      />
      <section aria-labelledby="find-order" className="mt-10 grid gap-6 lg:grid-cols-2 lg:gap-x-12 print:hidden">
        <div>
          <h2 id="find-order" className="text-3xl">
            {t("find")}
          </h2>
          <p className="mt-2 text-lg">{t("findText")}</p>
        </div>
        {/* post: a form that is submitted before its script has loaded must not put a phone number into the
            address. */}
        <form
          method="post"
          noValidate
          className="grid gap-5"
          onSubmit={form.handleSubmit((pair) => {
            setDirect(false);
            lookup.mutate(pair);
          })}
        >
          <TextField label={t("orderId")} {...fieldsOf(form)("order_id")} autoComplete="off" />
          <TextField label={t("phone")} {...phoneField(form, "guest_phone")} />
          <button type="submit" className="button justify-self-start" disabled={lookup.isPending}>
            {lookup.isPending ? t("looking") : t("show")}
          </button>
        </form>
      </section>
      {!isDirect && answer}
    </div>
  );
}

/**
 * The phone number of an order that this browser placed as a guest's, or that this tab has just placed; null for any
 * other.
 */
function phoneOfKnownOrder(orderId: string): string | null {
  const draft = readDraft();
  const placed = draft && placedOrder(draft.status);
  return placed?.order_id === orderId ? placed.guest_phone : phoneOfOrder(orderId);
}
