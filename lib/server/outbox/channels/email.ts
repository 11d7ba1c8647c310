import "server-only";
import { createTransport, type SendMailOptions } from "nodemailer";
import { messageOwnOrHashed } from "#lib/server/log/foreign-ids.ts";
import { EXAMPLE_WAREHOUSE, env } from "#lib/server/settings/env.ts";
import { siteOrigin } from "#lib/server/settings/site.ts";
import type { Message } from "#lib/server/store/message.ts";
import { mailboxOf, smallDomainOf } from "#lib/shop/customer/mailbox.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { unsentEmail } from "#lib/shop/messages/alarm-emails.ts";
import { changeEmail, confirmationEmail, statusEmail } from "#lib/shop/messages/customer-email.ts";
import type { Email } from "#lib/shop/messages/email-layout.ts";
import { warehouseEmail as warehouseMail } from "#lib/shop/messages/order-email.ts";
import type { CustomerChannel, WarehouseChannel } from "./channel.ts";
import { DeliveryError } from "./delivery-error.ts";
import { fromTextAlone, mail, sendOverConnection } from "./mail-connection.ts";
import { writeMailFile } from "./mail-files.ts";
import { newsOf, reportedStatus } from "./news.ts";

/** A mail to each of the warehouse's addresses. It has no ceiling: the warehouse hears of every order. */
export const warehouseEmail: WarehouseChannel = {
  kind: "warehouse-email",
  title: "Mail to the warehouse",
  carrier: mail,
  noun: "e-mail",
  reader: "warehouse",
  ceilings: [],
  // The first one's id has no number.
  to: () => env().mail.warehouse.map((recipient, n) => ({ recipient, end: n === 0 ? "" : `:${n + 1}` })),
  send: async (order, message, since) => sendEmail(warehouseMail(order, await newsOf(order, message)), message, since),
  tellable: () => env().mail.warehouse,
  tell: (unsent, page, alarm, since) => sendEmail(unsentEmail(unsent, page), alarm, since),
};

/** A mail to the customer: the confirmation, what the order is after a change, or its new status. */
export const customerEmail: CustomerChannel = {
  kind: "customer-email",
  later: "email",
  title: "Mail to the customer",
  noun: "e-mail",
  carrier: mail,
  reader: "customer",
  ceilings: ["mails"],
  domainOf: smallDomainOf,
  to({ guest_email }) {
    // In one case: otherwise each spelling of a stranger's address would be messaged as an address of its own.
    const recipient = guest_email?.toLowerCase();
    return recipient ? [{ recipient, counted_as: mailboxOf(recipient) }] : [];
  },
  send(order, message, since) {
    const origin = siteOrigin();
    const ofEntry = () =>
      message.entry === 0
        ? confirmationEmail(order, origin)
        : statusEmail(order, reportedStatus(order, message), origin);
    return sendEmail(message.change === null ? ofEntry() : changeEmail(order, origin), message, since);
  },
};

/**
 * Sends a mail by SMTP, or writes it into a file where no SMTP server is set.
 * @param since when the message's delivery began, by performance.now()
 * @throws DeliveryError
 */
export async function sendEmail(email: Email, message: Message, since: number): Promise<null> {
  const built = { ...email, ...headersOf(message) };
  if (env().mail.smtpUrl === null) {
    const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows", ...fromTextAlone });
    writeMailFile((await writer.sendMail(built)).message as Buffer, message);
    return null;
  }
  // Made before a mail server was set, or under other settings than the shop's.
  if (message.recipient === EXAMPLE_WAREHOUSE)
    throw new DeliveryError("It is for the example warehouse: no address was set when it was made.", true);
  return sendOverConnection(built, since);
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
    messageId: `<${messageOwnOrHashed(message).replaceAll(":", ".")}@${domain}>`,
    date: new Date(message.created_at),
    // No notice of absence answers it (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
