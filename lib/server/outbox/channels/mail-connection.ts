import "server-only";
import { createTransport, type SendMailOptions } from "nodemailer";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { env } from "#lib/server/settings/env.ts";
import { type Finding, missing, ready } from "#lib/server/settings/finding.ts";
import { isPublicSite } from "#lib/shop/facts/public-site.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import type { Carrier } from "./channel.ts";
import { DeliveryError } from "./delivery-error.ts";
import { mailFiles } from "./mail-files.ts";

/** How long a mail server may stay silent at each step, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** One try is broken off after this long, in milliseconds, so that it ends within its lease. */
const TRY_DEADLINE = 100_000;

/** How long the connection stays open for a next mail, in milliseconds. */
const IDLE_MS = 2_000;

/** Mail is built from our own text alone: nothing in it may make the mailer read a file or an address. */
export const fromTextAlone = { disableFileAccess: true, disableUrlAccess: true };

/** `failed`: when the connection failed last, by performance.now(), and why. */
type Connection = {
  transport: ReturnType<typeof openTransport> | null;
  failed: { at: number; why: DeliveryError } | null;
};
const connection = processState<Connection>("mail-connection", () => ({ transport: null, failed: null }));

/** The mail server, or the files in its place. */
export const mail: Carrier = {
  part: "mail",
  state: () => (env().mail.smtpUrl === null ? "files" : "smtp"),
  // A public shop's mail files are not read.
  isDegraded: () => env().mail.smtpUrl === null && isPublicSite(env().siteUrl ?? undefined),
  examine,
  // The attempt leases its message only when the process's one connection is free: no lease runs out in the queue.
  inTurn: (work) => (env().mail.smtpUrl === null ? work() : runExclusive("mail-connection", work)),
  files: mailFiles,
};

/**
 * Sends a mail over the process's one connection to the mail server. It is opened for the first mail and closed when no
 * other one follows: a mail server limits new connections, and a rush of orders would open one for each. A mail that
 * was begun is never sent a second time by itself: only the outbox knows when.
 * @param since when its delivery began, by performance.now(). Has the connection failed after that, this mail fails
 *   with it: a hundred mails must not wait for the timeouts of each other
 * @throws DeliveryError
 */
export async function sendOverConnection(mail: SendMailOptions, since: number): Promise<null> {
  const own = connection();
  if (own.failed && own.failed.at > since) throw own.failed.why;
  own.transport ??= openTransport();
  // A server that answers each step in time can still take for ever over all of them.
  const signal = AbortSignal.timeout(TRY_DEADLINE);
  try {
    await own.transport.sendMail({ ...mail, signal });
    return null;
  } catch (error) {
    const why = signal.aborted ? new DeliveryError("The mail server took too long.") : asDeliveryError(error);
    if (signal.aborted || isOfConnection(error)) own.failed = { at: performance.now(), why };
    throw why;
  }
}

function openTransport() {
  const pool = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: IDLE_MS } as const;
  return createTransport({ ...pool, ...ofServer() });
}

function ofServer() {
  const { smtpUrl, requireTls } = env().mail;
  return { url: smtpUrl ?? "", requireTLS: requireTls, ...timeouts, ...fromTextAlone };
}

/** Speaks with the mail server up to the sign-in, and sends nothing. */
async function examine(): Promise<Finding[]> {
  const { smtpUrl, warehouse } = env().mail;
  if (smtpUrl === null)
    return [missing("Mail is only written to files", "Set SMTP_URL, MAIL_FROM and WAREHOUSE_EMAIL.")];
  const transport = createTransport(ofServer());
  try {
    await transport.verify();
    return [ready(`The mail server signs the shop in; mail goes to ${warehouse.join(", ")}`)];
  } catch (error) {
    const reason = asDeliveryError(error).message.replace(/\.$/, "");
    return [missing(reason, "Compare SMTP_URL with what your mail provider says.")];
  } finally {
    transport.close();
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
    const isRefused = command === "RCPT TO" && responseCode >= 500;
    // CONN is nodemailer's own word for an error outside any command.
    const answer = `The mail server answered ${responseCode}${command === "CONN" ? "" : ` to ${command}`}.`;
    return new DeliveryError(isRefused ? `${answer} It does not take mail for this reader.` : answer, isRefused);
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

/** False when the server refused one mail, or one reader, and would take others. */
function isOfConnection(error: unknown): boolean {
  const { responseCode, command = "CONN" } = error as SmtpError;
  return responseCode === undefined || responseCode === 421 || !["MAIL FROM", "RCPT TO", "DATA"].includes(command);
}
