import { setTimeout as pause } from "node:timers/promises";
import type { Order } from "#lib/shop/order/order.ts";
import { anOrder } from "./orders";

/** What became of one client's orders. */
type Tally = { answered: Set<string>; replayed: number; unreachable: number };

/**
 * So many clients, each of which places one order after the other, as browsers do: what is not answered is sent again, the
 * same, until it is. @param url asked before each send, for a shop that starts anew has another
 */
export function placingClients(count: number, url: () => string) {
  const tally: Tally = { answered: new Set(), replayed: 0, unreachable: 0 };
  let leaving = false;

  async function client(): Promise<void> {
    while (!leaving) {
      const order = anOrder();
      // An order that is begun is seen through, also while leaving.
      while (!tally.answered.has(order.order_id)) {
        const answer = await send(`${url()}/api/orders`, order);
        if (answer === null) {
          tally.unreachable += 1;
          await pause(50);
          continue;
        }
        if (answer.status === 200) tally.replayed += 1;
        tally.answered.add(order.order_id);
      }
      // So many mails must be out again before the test can end.
      await pause(25);
    }
  }
  const all = Promise.all(Array.from({ length: count }, client));
  return {
    tally,
    /** Until so many more orders than now have been answered. */
    async untilAnswered(more: number): Promise<void> {
      const goal = tally.answered.size + more;
      while (tally.answered.size < goal) await pause(5);
    },
    /** Lets each finish the order it is about. */
    async leave(): Promise<void> {
      leaving = true;
      await all;
    },
  };
}

/** Null when nobody knows what became of it. @throws when the shop refuses an order that it must take */
async function send(url: string, order: object): Promise<{ status: number } | null> {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(order) };
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(10_000) });
    const { success, order: saved } = (await answer.json()) as { success: boolean; order?: Order };
    if (success && saved) return { status: answer.status };
    if (answer.status >= 500) return null;
    throw new Refused(`an order was refused with ${answer.status}`);
  } catch (error) {
    if (error instanceof Refused) throw error;
    return null;
  }
}

class Refused extends Error {}
