"use client";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { SumList } from "@/components/ui/sum-list";
import { amountRows, amountsOfOrder } from "@/lib/shop/amounts";
import { deliveryPromise, expectedBy } from "@/lib/shop/delivery";
import { rupees } from "@/lib/shop/money";
import { type Order, spokenNumber } from "@/lib/shop/order";

/** The order is on the server's disk. */
export function OrderPlaced({ order }: { order: Order }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page">
      <div className="grid max-w-2xl gap-6">
        <h1 ref={heading} tabIndex={-1} className="text-4xl text-leaf sm:text-6xl">
          Thank you, your order is placed
        </h1>
        <p className="text-lg">
          Order id <strong data-testid="order-id">{order.order_id}</strong>
          <br />
          On the phone, just say <strong>{spokenNumber(order.order_id)}</strong>
        </p>
        <div className="notice">
          <p className="font-semibold">{deliveryPromise.headline}</p>
          <p>{deliveryPromise.detail}</p>
          <p>
            This order is expected by <strong>{expectedBy(order.created_at, order.state)}</strong>.
          </p>
        </div>
        <section aria-label="What you ordered" className="card p-6">
          <ul className="grid gap-2">
            {order.items.map(({ name, qty, price }) => (
              <li key={`${name} ${price}`} className="flex justify-between gap-4">
                <span>
                  {name} × {qty}
                </span>
                <span>{price === 0 ? "FREE" : rupees(price * qty)}</span>
              </li>
            ))}
          </ul>
          <SumList rows={amountRows(amountsOfOrder(order))} />
        </section>
        <p>Secure payment: nothing was charged online. Our team confirms payment with you before dispatch.</p>
        <div className="flex flex-wrap gap-3">
          <Link href="/#categories" className="button">
            Continue Shopping
          </Link>
          <Link href={`/order-status#id=${order.order_id}`} className="button button-quiet">
            See its status
          </Link>
        </div>
      </div>
    </div>
  );
}
