"use client";
import { useState } from "react";
import { removeFromDevice, signOut } from "#lib/browser/account/account.ts";
import { dequeue, useQueuedOrders } from "#lib/browser/offline-queue/queue.ts";
import type { Result } from "#lib/browser/result.ts";
import type { User } from "#lib/shop/account/user.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { RemoveUnsent } from "./remove-unsent";

/** Signing out, with or without leaving one's details in this browser. An order not yet sent is asked about first. */
export function SignOutButtons({ user }: { user: User }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { orders } = useQueuedOrders();
  const hers = orders.filter(({ user_id }) => user_id === user.id);
  const unsent = hers.filter(({ fate }) => fate.state !== "placed");

  const leave = async (how: () => Promise<Result>) => {
    setProblem(null);
    const outcome = await how();
    if (!outcome.ok) setProblem(outcome.message);
    return outcome.ok;
  };
  /** @param left what goes with her details */
  const remove = async (left: typeof hers) => {
    if (await leave(removeFromDevice)) for (const { order_id } of left) await dequeue(order_id);
  };
  return (
    <section aria-labelledby="leave" className="grid justify-items-start gap-3">
      <h2 id="leave" className="sr-only">
        Sign out
      </h2>
      <AlertBox text={problem} />
      <button type="button" className="button button-quiet w-full" onClick={() => leave(signOut)}>
        Sign Out
      </button>
      <button
        type="button"
        className="link min-h-11 text-left"
        onClick={() => (unsent.length > 0 ? setAsking(true) : remove(hers))}
      >
        Remove my details from this device
      </button>
      {asking && unsent.length > 0 && (
        <RemoveUnsent
          count={unsent.length}
          onKeep={() => remove(hers.filter((order) => !unsent.includes(order)))}
          onRemove={() => remove(hers)}
        />
      )}
      <p className="text-sm text-tamarind">
        That signs you out and takes your profile and your address out of this browser. Your account and your orders
        stay with us.
      </p>
    </section>
  );
}
