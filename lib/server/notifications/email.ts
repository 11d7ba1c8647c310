import "server-only";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { env } from "#lib/server/env.ts";
import { siteOrigin } from "#lib/server/pages/site.ts";
import { perProcess } from "#lib/server/per-process.ts";
import { orderLink } from "#lib/server/requests/order-link.ts";
import { ALARM, type Message, UNHEARD } from "#lib/server/store/message.ts";
import { ceilingEmail } from "#lib/shop/messages/ceiling-email.ts";
import { confirmationEmail, statusEmail } from "#lib/shop/messages/customer-email.ts";
import type { Email } from "#lib/shop/messages/email-layout.ts";
import { UnreportableOrder, warehouseEmail, warehouseStatusEmail } from "#lib/shop/messages/order-email.ts";
import { unheardEmail } from "#lib/shop/messages/unheard-message.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { shop } from "#lib/shop/shop.ts";
import { TRY_DEADLINE } from "./backoff.ts";
import { DeliveryError } from "./delivery-error.ts";
import { problemsPage, unheardOf } from "./unheard-alarm.ts";

/** How long a mail server may stay silent at each step, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** How long the connection stays open for a next mail, in milliseconds. */
const IDLE_MS = 2_000;

/** Mail is built from our own text alone: nothing in it may make the mailer read a file or an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Sends the warehouse's e-mail about an order: a new one, a cancelled one, or one that continues after a cancellation.
 * @throws DeliveryError
 */
export async function sendWarehouseEmail(order: Order, message: Message): Promise<void> {
  if (message.entry === ALARM) return send(() => ceilingEmail(env().messageCeiling), message);
  const unheard = message.entry === UNHEARD ? await unheardOf(message) : null;
  if (unheard) return send(() => unheardEmail(unheard, problemsPage()), message);
  const status = order.status_history[message.entry]?.status ?? order.status;
  const link = await orderLink(order.order_id, message.created_at);
  const write = () => (message.entry === 0 ? warehouseEmail(order, link) : warehouseStatusEmail(order, status, link));
  return send(write, message);
}

/** Sends a customer the confirmation of their order, or its new status. @throws DeliveryError */
export function sendCustomerEmail(order: Order, message: Message): Promise<void> {
  const status = order.status_history[message.entry]?.status ?? order.status;
  return send(
    () => (message.entry === 0 ? confirmationEmail(order, siteOrigin()) : statusEmail(order, status, siteOrigin())),
    message,
  );
}

/** By SMTP, or into a file where no SMTP server is set. */
async function send(write: () => Email, message: Message): Promise<void> {
  const mail = { ...written(write), ...headersOf(message) };
  const connection = mailConnection();
  if (connection === null) return writeMailFile(mail, message);
  // A server that answers each step in time can still take for ever over all of them.
  const signal = AbortSignal.timeout(TRY_DEADLINE);
  await connection.sendMail({ ...mail, signal }).catch((error: unknown) => {
    throw signal.aborted ? new DeliveryError("The mail server took too long.") : asDeliveryError(error);
  });
}

/**
 * The process's one connection to the mail server, or null where none is set. It is opened for the first mail and closed when
 * no other one follows: a mail server limits new connections, and a rush of orders would open one for each. A mail that was
 * begun is never sent a second time by itself: only the outbox knows when.
 */
function mailConnection() {
  const { smtpUrl, requireTls } = env().mail;
  if (smtpUrl === null) return null;
  return perProcess("mail-connection", () =>
    createTransport({
      ...{ pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: IDLE_MS },
      ...{ url: smtpUrl, requireTLS: requireTls, ...timeouts, ...closed },
    }),
  );
}

/**
 * Speaks with the mail server up to the sign-in, and sends nothing.
 * @returns false when no mail server is set
 * @throws DeliveryError
 */
export async function tryMailServer(): Promise<boolean> {
  const { smtpUrl, requireTls } = env().mail;
  if (smtpUrl === null) return false;
  const transport = createTransport({ url: smtpUrl, requireTLS: requireTls, ...timeouts, ...closed });
  try {
    await transport.verify();
  } catch (error) {
    throw asDeliveryError(error);
  } finally {
    transport.close();
  }
  return true;
}

function written(write: () => Email): Email {
  try {
    return write();
  } catch (error) {
    if (error instanceof UnreportableOrder) throw new DeliveryError("The order lists no items.", true);
    throw error;
  }
}

/**
 * The Message-ID is the same at every attempt. A customer's address is passed as an object, which is never parsed as a list
 * of addresses or as a name; nothing else that they typed is in a header.
 */
function headersOf(message: Message): SendMailOptions {
  const { from } = env().mail;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    from: from.includes("<") ? from : { name: shop.name, address: from },
    to: { name: "", address: message.recipient },
    messageId: `<${message.id.replaceAll(":", ".")}@${domain}>`,
    date: new Date(message.created_at),
  };
}

/** One file a message, whole or not there; a message sent again replaces its own. */
async function writeMailFile(mail: SendMailOptions, message: Message): Promise<void> {
  const built = await createTransport({ streamTransport: true, buffer: true, newline: "windows", ...closed }).sendMail(
    mail,
  );
  const folder = join(env().dataDir, "mail");
  const file = join(folder, `${message.id.replaceAll(":", "-")}.eml`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.part`, built.message as Buffer, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  } catch {
    throw new DeliveryError("The mail folder can't be written.");
  }
}

type SmtpError = {
  code?: string;
  originalCode?: string;
  syscall?: string;
  responseCode?: number;
  command?: string;
};

function asDeliveryError(error: unknown): DeliveryError {
  const { code = "", originalCode = "", syscall, responseCode, command = "CONN" } = error as SmtpError;
  if (command === "STARTTLS") return new DeliveryError("The mail server's encryption failed.");
  if (responseCode !== undefined) {
    const refusedReader = command === "RCPT TO" && responseCode >= 500;
    // CONN is nodemailer's own word for an error outside any command.
    const said = `The mail server answered ${responseCode}${command === "CONN" ? "" : ` to ${command}`}.`;
    return new DeliveryError(refusedReader ? `${said} It does not take mail for this reader.` : said, refusedReader);
  }
  if (syscall === "connect") return new DeliveryError("The mail server could not be reached.");
  if (/CERT|SIGNATURE/.test(originalCode)) return new DeliveryError("The mail server's certificate was not accepted.");
  const reasons: Record<string, string> = {
    ETIMEDOUT: "The mail server did not answer in time.",
    ESOCKET: "The connection to the mail server failed.",
    EDNS: "The mail server's name could not be found.",
    EAUTH: "The mail server did not accept our sign-in.",
    ETLS: "The mail server's encryption failed.",
  };
  return new DeliveryError(reasons[code] ?? "The mail server broke off.");
}
