import { expect, test } from "vitest";
import { HOUR, MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { type MailServer, startMailServer } from "@/tests/support/mail-server";
import { anOrder, fallbackNumber, warehouse } from "@/tests/support/orders";
import { freshShop, skipPauses } from "@/tests/support/shop";
import { type Scripted, startTwilio } from "@/tests/support/twilio";

/** An order is answered within so many milliseconds, whatever its messages run into; far less on a machine at rest. */
const PROMPT = 2000;

type Twilio = Awaited<ReturnType<typeof startTwilio>>;
type Providers = { mail: MailServer; twilio: Twilio };
/** What staff read of a message that has not arrived: whether it is retried, and why it did not arrive. */
type Entry = [status: "will be tried again" | "given up", reason: string];
/** Entries by the name of the message; what is not listed has arrived. */
type Listed = Record<string, Entry>;

const again = (reason: string): Entry => ["will be tried again", reason];
const never = (reason: string): Entry => ["given up", reason];
const mail = (entry: Entry): Listed => ({ "warehouse-email": entry });
const everyNumber = (entry: Entry): Listed => ({
  "whatsapp:1": entry,
  "whatsapp:2": entry,
  "whatsapp:fallback": entry,
});
const FOR_GOOD = "WhatsApp refused the message for good (Twilio's code";

const { one, two } = warehouse;
type Cause = (providers: Providers) => (() => unknown) | Promise<() => unknown>;

const nothing: Cause = () => () => undefined;
const refusing: Cause = async ({ mail }) => {
  await mail.stop();
  return () => startMailServer(mail.port);
};
const mailServer =
  (wrong: Partial<MailServer["ways"]>): Cause =>
  ({ mail }) => {
    const right = { ...mail.ways };
    Object.assign(mail.ways, wrong);
    return () => Object.assign(mail.ways, right);
  };
const answering =
  (answer: Scripted, numbers = [one, two, fallbackNumber]): Cause =>
  ({ twilio }) => {
    const answerAll = (answer: Scripted) => {
      for (const number of numbers) twilio.answer(number, answer);
    };
    answerAll(answer);
    return () => answerAll("taken");
  };

type Fault = [fault: string, cause: Cause, listed: Listed, secure?: "smtps"];
const ofMail = (fault: string, cause: Cause, reason: string, fate = again): Fault => [
  `mail: ${fault}`,
  cause,
  mail(fate(`The mail server ${reason}`)),
];
const ofTwilio = (fault: string, answer: Scripted, entry: Entry): Fault => [
  `Twilio: ${fault}`,
  answering(answer),
  everyNumber(entry),
];
const certificate = mail(again("The mail server's certificate was not accepted."));
const noReader = "answered 550 to RCPT TO. It does not take mail for this reader.";

const faults: Fault[] = [
  ["no fault", nothing, {}],
  ofMail("connection refused", refusing, "could not be reached."),
  ["mail: a certificate that nobody signed", nothing, certificate, "smtps"],
  ofMail("421 at the greeting", mailServer({ refuseGreeting: 421 }), "answered 421."),
  ofMail("535 to AUTH", mailServer({ refuseSignIn: 535 }), "answered 535 to AUTH PLAIN."),
  ofMail("421 to RCPT", mailServer({ refuseReader: 421 }), "answered 421."),
  ofMail("450 to RCPT", mailServer({ refuseReader: 450 }), "answered 450 to RCPT TO."),
  ofMail("550 to RCPT", mailServer({ refuseReader: 550 }), noReader, never),
  ofMail("cut off in DATA", mailServer({ dropInData: true }), "broke off."),
  ofMail("taken, and cut off before the yes", mailServer({ dropAfterData: true }), "broke off."),
  ofTwilio("401", { status: 401, code: 20003 }, again("Twilio did not accept our account's token.")),
  ofTwilio("429", { status: 429, code: 20429 }, again("Twilio asked us to slow down.")),
  ofTwilio("500", { status: 500, code: 20500 }, again("Twilio answered 500, code 20500.")),
  ofTwilio("cut off", "cut", again("Twilio could not be reached.")),
  ofTwilio("a gateway's page with 502", { page: 502 }, again("Twilio answered 502.")),
  ofTwilio("a gateway's page with 200", { page: 200 }, again("Twilio's answer could not be read.")),
  ofTwilio("no template outside of 24 hours", { status: 400, code: 63016 }, never(`${FOR_GOOD} 63016).`)),
  ofTwilio("taken, with 63016 in the answer", { takenWithError: 63016 }, never(`${FOR_GOOD} 63016).`)),
  // What both numbers' failures bring about is in both-stores/giving-up.test.ts.
  ["Twilio: one number fails", answering({ status: 500 }, [one]), { "whatsapp:1": again("Twilio answered 500.") }],
];

// promise: Notification failures do not block the order: mail
// promise: Notification failures do not block the order: WhatsApp
// promise: Taken, and never confirmed
// promise: No address in a reason
// promise: Whatever mail server or Twilio answer, the order is answered at once, and each message arrives or is
//   listed with its reason
test.each(faults)("%s: answered at once, the rest is listed with its reason", async (_fault, cause, listed, secure) => {
  stopClock();
  skipPauses();
  const providers = { mail: await startMailServer(0, secure === "smtps"), twilio: await startTwilio() };
  const shop = await freshShop({ ...providers.mail.env, ...providers.twilio.env });
  const mend = await cause(providers);
  const order = anOrder();

  const began = performance.now();
  expect((await shop.place(order)).status).toBe(201);
  const took = performance.now() - began;
  await shop.settled();
  expect(took).toBeLessThan(PROMPT);
  const unsent = await shop.unsent();
  const entries = unsent.map(({ id, status, reason }) => [id.replace(`${order.order_id}:`, ""), [status, reason]]);
  expect(Object.fromEntries(entries)).toEqual(listed);
  const pauses = unsent.flatMap(({ next_try_at }) => (next_try_at ? [Date.parse(next_try_at) - Date.now()] : []));
  for (const pause of pauses) expect([pause >= MINUTE, pause <= 1.1 * MINUTE]).toEqual([true, true]);

  // The warehouse is told by the other channel only when neither message may have arrived.
  const isFallbackTold = "whatsapp:1" in listed && "whatsapp:2" in listed;
  expect(providers.twilio.to(fallbackNumber)).toHaveLength(isFallbackTold ? 1 : 0);

  await mend();
  pass(MINUTE - SECOND);
  expect((await shop.asStaff("POST", "/api/notifications")).body.tried).toBe(0);
  pass(7 * HOUR);
  const { tried, sent } = (await shop.asStaff("POST", "/api/notifications")).body;
  // The certificate stays what it is.
  expect([tried, sent]).toEqual([pauses.length, secure ? 0 : pauses.length]);
  // A mail that comes again is the same, so that it is shown once.
  const mails = providers.mail.mails.map(({ messageId, date, text }) => `${messageId} ${date} ${text}`);
  expect(new Set(mails).size).toBeLessThanOrEqual(1);
  for (const each of mails) expect(each).toMatch(/^<\w{20}\.warehouse-email@wayanad-larder\.example> /);
});
