import "server-only";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { orderLink } from "#lib/server/auth/order-link.ts";
import { messageOwnOrHashed } from "#lib/server/log/foreign-ids.ts";
import { EXAMPLE_WAREHOUSE, env } from "#lib/server/settings/env.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import type { Message } from "#lib/server/store/message.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { changeEmail, confirmationEmail, statusEmail } from "#lib/shop/messages/customer-email.ts";
import type { Email } from "#lib/shop/messages/email-layout.ts";
import { warehouseChangeEmail, warehouseEmail, warehouseStatusEmail } from "#lib/shop/messages/order-email.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { DeliveryError } from "./delivery-error.ts";
import { fromTextAlone, sendOverConnection } from "./mail-connection.ts";

/**
 * Sends the warehouse's e-mail about an order: a new one, a changed or a cancelled one, or one that continues after
 * that.
 * @throws DeliveryError; UnreportableOrder
 */
export async function sendWarehouseEmail(order: Order, message: Message, since: number): Promise<null> {
  const status = order.status_history[message.entry]?.status ?? order.status;
  const link = await orderLink(order.order_id, message.created_at, message.recipient);
  const change = order.history[message.change ?? -1];
  const email = change
    ? warehouseChangeEmail(order, change.what, link)
    : message.entry === 0
      ? warehouseEmail(order, link)
      : warehouseStatusEmail(order, status, link);
  return sendEmail(email, message, since);
}

/**
 * Sends a customer the confirmation of their order, what it is after a change, or its new status. @throws
 * DeliveryError; UnreportableOrder
 */
export async function sendCustomerEmail(order: Order, message: Message, since: number): Promise<null> {
  const status = order.status_history[message.entry]?.status ?? order.status;
  const placed = message.entry === 0 ? confirmationEmail : (of: Order, at: string) => statusEmail(of, status, at);
  const email = (message.change === null ? placed : changeEmail)(order, siteOrigin());
  return sendEmail(email, message, since);
}

/**
 * Sends a mail by SMTP, or writes it into a file where no SMTP server is set.
 * @param since when the message's delivery began, by performance.now()
 * @throws DeliveryError
 */
export async function sendEmail(email: Email, message: Message, since: number): Promise<null> {
  const mail = { ...email, ...headersOf(message) };
  if (env().mail.smtpUrl === null) return writeMailFile(mail, message);
  // Made before a mail server was set, or under other settings than the shop's.
  if (message.recipient === EXAMPLE_WAREHOUSE)
    throw new DeliveryError("It is for the example warehouse: no address was set when it was made.", true);
  return sendOverConnection(mail, since);
}

/**
 * The Message-ID is the same at every attempt. A customer's address is passed as an object, which is never parsed as a
 * list of addresses or as a name; nothing else that they typed is in a header.
 */
function headersOf(message: Message): SendMailOptions {
  const { from } = env().mail;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    from: from.includes("<") ? from : { name: shop.name, address: from },
    to: { name: "", address: message.recipient },
    messageId: `<${messageOwnOrHashed(message.id).replaceAll(":", ".")}@${domain}>`,
    date: new Date(message.created_at),
    // No notice of absence answers it (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** One file a message, whole or not there; a message sent again replaces its own. */
async function writeMailFile(mail: SendMailOptions, message: Message): Promise<null> {
  const built = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    ...fromTextAlone,
  }).sendMail(mail);
  const folder = join(env().dataDir, "mail");
  const file = join(folder, `${message.id.replaceAll(":", "-")}.eml`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.part`, built.message as Buffer, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    return null;
  } catch {
    throw new DeliveryError("The mail folder can't be written.");
  }
}
