"use client";
import { useState } from "react";
import { deskDraftStore } from "#lib/browser/staff/desk-draft-store.ts";
import { useDeskForm } from "#lib/browser/staff/use-desk-form.ts";
import { useSwitches } from "#lib/browser/staff/use-switches.ts";
import { DeskForm } from "./desk-form";
import { MessageBox } from "./message-box";
import { OrderDialog } from "./order-dialog";
import { ViewState } from "./view-state";

/** An order that comes by phone, in a chat or at the counter, written down by staff. */
export function DeskView() {
  const { data, error, refetch } = useSwitches();
  const [taken, setTaken] = useState(0);
  const onNext = () => {
    deskDraftStore.write(null);
    setTaken(taken + 1);
  };
  if (!data) return <ViewState heading="New order" error={error} retry={refetch} loading="Fetching the prices" />;
  return <OneOrder key={taken} onNext={onNext} />;
}

/**
 * One order. Saved it is opened: its number, the chat with its customer, the slip; closed, the next one can be taken.
 */
function OneOrder({ onNext }: { onNext: () => void }) {
  const desk = useDeskForm();
  return (
    <div className="staff-order max-w-160 pb-16 [&_.staff-press]:text-left">
      <h1>New order</h1>
      <MessageBox desk={desk} />
      <DeskForm desk={desk} onStartAgain={onNext} />
      {desk.place.isSuccess && <OrderDialog orderId={desk.order_id} onClosed={onNext} />}
    </div>
  );
}
