import "server-only";
import { createTransport, type SendMailOptions } from "nodemailer";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { env } from "#lib/server/settings/env.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { DeliveryError } from "./delivery-error.ts";

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

/**
 * Runs an attempt of a mail when the process's one connection to the mail server is free; the attempt leases its
 * message only then, so that no lease runs out in the queue. Where mails are written to files there is no queue.
 */
export function inMailTurn<T>(work: () => Promise<T>): Promise<T> {
  return env().mail.smtpUrl === null ? work() : runExclusive("mail-connection", work);
}

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

/**
 * Speaks with the mail server up to the sign-in, and sends nothing.
 * @returns false when no mail server is set
 * @throws DeliveryError
 */
export async function tryMailServer(): Promise<boolean> {
  if (env().mail.smtpUrl === null) return false;
  const transport = createTransport(ofServer());
  try {
    await transport.verify();
  } catch (error) {
    throw asDeliveryError(error);
  } finally {
    transport.close();
  }
  return true;
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
