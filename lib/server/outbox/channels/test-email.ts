import "server-only";
import { env } from "#lib/server/settings/env.ts";
import { newMessage } from "#lib/server/store/message.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { sentOrRefused } from "./delivery-error.ts";
import { sendWarehouseEmail } from "./email.ts";
import { inMailTurn } from "./mail-connection.ts";

/**
 * Sends the sample order's mail to the warehouse's addresses, the only ones it can have: this is no open relay. It is
 * tried once and is not stored, because no order depends on it. Its Message-ID is new each time, or mailboxes would
 * show one mail.
 * @throws ApiError unavailable, with the reason, when the mail server did not take it
 */
export async function sendTestEmail(): Promise<void> {
  const now = Date.now();
  const { order_id } = exampleOrder;
  const messages = env().mail.warehouse.map((recipient, index) =>
    newMessage({ order_id, name: `sample-email-${now}-${index + 1}`, kind: "warehouse-email", recipient, now }),
  );
  for (const message of messages) {
    const send = () => sendWarehouseEmail(exampleOrder, message, performance.now());
    await sentOrRefused(() => inMailTurn(send));
  }
}
