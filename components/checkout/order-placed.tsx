"use client";
import Link from "next/link";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { lockTitle } from "#lib/browser/page/page-title.ts";
import { askOnWhatsApp } from "#lib/shop/messages/whatsapp-link.ts";
import { deliveryPromise, expectedBy } from "#lib/shop/order/delivery.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { amountRows, amountsOfOrder } from "#lib/shop/pricing/amounts.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { shop } from "#lib/shop/shop.ts";
import { paidAndSamples, pickCount, pickRows } from "#lib/shop/warehouse/pick-list.ts";
import { bill } from "#texts/en/bill.ts";
import { WhatsAppIcon } from "@/components/ui/icons/whatsapp";
import { SumList } from "@/components/ui/sum-list";
import { TickList } from "@/components/ui/tick-list";
import { PlacedCup } from "./placed-cup";

/** The order is on the server's disk. */
export function OrderPlaced({ order }: { order: Order }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A screen reader, a list of tabs and a printed page all name the page by its title.
  useLayoutEffect(() => lockTitle(`Order placed | ${shop.name}`), []);
  const rows = useTexts(bill);
  const { paid, samples } = paidAndSamples(order.items);
  return (
    <div className="page flex flex-col-reverse items-start justify-end gap-6 lg:flex-row lg:justify-between lg:gap-14">
      <div className="grid max-w-2xl grow gap-6">
        <h1 ref={heading} tabIndex={-1} className="text-4xl text-leaf sm:text-6xl print:text-2xl">
          Thank you, your order is placed
        </h1>
        <p className="text-lg">
          Order id <strong data-testid="order-id">{order.order_id}</strong>
          <br />
          Calling us? Just say <strong className="spoken-number">{spokenNumber(order.order_id)}</strong>
        </p>
        <div className="notice">
          <p className="font-semibold">{deliveryPromise.headline}</p>
          <p>{deliveryPromise.detail}</p>
          <p>
            Expect this order by <strong>{expectedBy(order.created_at, order.state)}</strong>.
          </p>
        </div>
        <section aria-label="What you ordered" className="card p-6">
          <p className="mb-2 hidden font-semibold print:block">Pick list: {pickCount(order.items)}</p>
          <TickList rows={pickRows(paid)} />
          {samples.length > 0 && (
            <>
              <h2 className="mt-5 mb-2 text-xl">Free samples</h2>
              <TickList rows={pickRows(samples)} />
            </>
          )}
          <SumList rows={amountRows(amountsOfOrder(order), rows, order.discount_kind)} />
          <p className="mt-2 hidden text-right font-semibold text-xl print:block">
            To collect {rupees(order.total_price)}
          </p>
          <p className="mt-4 hidden print:block">
            {order.guest_name}, {order.guest_phone}, {order.guest_address}
          </p>
        </section>
        <p>Secure payment: nothing was charged online. Our team confirms payment with you before dispatch.</p>
        <div className="flex flex-wrap gap-3">
          <Link href="/#categories" className="button">
            Continue Shopping
          </Link>
          <Link href={`/order-status#id=${order.order_id}`} className="button button-quiet">
            Track this order
          </Link>
        </div>
        <a className="link flex min-h-11 items-center gap-2" href={askOnWhatsApp(order.order_id)}>
          <WhatsAppIcon className="size-5" /> Ask us about this order on WhatsApp
        </a>
      </div>
      <PlacedCup name={paid[0]?.name} />
    </div>
  );
}
