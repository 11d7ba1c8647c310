"use client";
import { useState } from "react";
import { useDeskForm } from "#lib/browser/staff/use-desk-form.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { DeskForm } from "./desk-form";
import { Chats } from "./order-facts";

/** An order that comes by phone, in a chat or at the counter, written down by staff. */
export function DeskView() {
  const [taken, setTaken] = useState(0);
  return <OneOrder key={taken} onNext={() => setTaken(taken + 1)} />;
}

function OneOrder({ onNext }: { onNext: () => void }) {
  const desk = useDeskForm();
  const saved = desk.place.data;
  return (
    <>
      <h1>New order</h1>
      {saved ? <Saved order={saved} onNext={onNext} /> : <DeskForm desk={desk} />}
    </>
  );
}

/** What was saved, the chat that tells the customer, and the way to the next order. */
function Saved({ order, onNext }: { order: Order; onNext: () => void }) {
  return (
    <div className="card staff-desk">
      {/* The form is gone, and with it the button that had the focus. */}
      <p tabIndex={-1} ref={(line) => line?.focus()}>
        <strong className="order-number">{spokenNumber(order.order_id)}</strong> is saved: {order.guest_name},{" "}
        {order.paid ? "paid" : "to collect"} {rupees(order.total_price)}
      </p>
      <p>
        <Chats order={order} />
      </p>
      <button type="button" className="button" onClick={onNext}>
        Another order
      </button>
    </div>
  );
}
