import "server-only";
import { newMessage } from "#lib/server/store/message.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { sentOrRefused } from "./delivery-error.ts";
import { warehouseEmail } from "./email.ts";
import { mail } from "./mail-connection.ts";

/**
 * Sends the sample order's mail to the warehouse's addresses, the only ones it can have: this is no open relay. It is
 * tried once and is not stored, because no order depends on it. Its Message-ID is new each time, or mailboxes would
 * show one mail.
 * @throws ApiError unavailable, with the reason, when the mail server did not take it
 */
export async function sendTestEmail(): Promise<void> {
  const now = Date.now();
  const { order_id } = exampleOrder;
  for (const [n, { recipient }] of warehouseEmail.to().entries()) {
    const name = `sample-email-${now}-${n + 1}`;
    const message = newMessage({ order_id, name, kind: warehouseEmail.kind, recipient, now });
    const send = () => warehouseEmail.send(exampleOrder, message, performance.now());
    await sentOrRefused(() => mail.inTurn(send));
  }
}
