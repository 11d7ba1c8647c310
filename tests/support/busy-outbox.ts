import { expect } from "vitest";
import { startMailServer } from "./mail-server";
import { freshShop } from "./shop";
import { toPlace } from "./store-fixtures";

/** As many mails as the outbox works on at once. */
export const LANES = 1;

/** A shop whose outbox hangs on a mail server that never ends, with more waiting; `told` is an order without messages. */
export async function shopWithBusyOutbox() {
  const server = await startMailServer();
  server.ways.hang = true;
  const shop = await freshShop(server.env);
  for (let n = 0; n < 30; n++) await shop.store().place(toPlace());
  const silent = { ...toPlace({ guest_email: null }), messages: [] };
  await shop.store().place(silent);
  const tried = async () => (await shop.unsent()).filter(({ attempts }) => attempts > 0).length;
  shop.start();
  await expect.poll(tried).toBe(LANES);
  const setStatus = async (status: string) => {
    await shop.asStaff("PATCH", `/api/orders?orderId=${silent.order.order_id}`, { status });
    await shop.settled();
  };
  return { shop, tried, setStatus };
}
