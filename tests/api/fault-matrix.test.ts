import { afterAll, expect, test } from "vitest";
import { HOUR, MINUTE, pass, stopClock } from "@/tests/support/clock";
import { type MailServer, startMailServer } from "@/tests/support/mail-server";
import { anOrder, fallbackNumber, warehouse } from "@/tests/support/orders";
import { recordTable } from "@/tests/support/record";
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
const bothNumbers = (entry: Entry): Listed => ({ "whatsapp:1": entry, "whatsapp:2": entry });

const { one, two } = warehouse;
/** Causes a fault, and returns a function that ends it. */
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

const faults: [fault: string, cause: Cause, listed: Listed, secure?: "smtps"][] = [
  ["no fault", nothing, {}],
  ["mail: connection refused", refusing, mail(again("The mail server could not be reached."))],
  [
    "mail: a certificate that nobody signed",
    nothing,
    mail(again("The mail server's certificate was not accepted.")),
    "smtps",
  ],
  ["mail: 421 at the greeting", mailServer({ refuseGreeting: 421 }), mail(again("The mail server answered 421."))],
  ["mail: 535 to AUTH", mailServer({ refuseSignIn: 535 }), mail(again("The mail server answered 535 to AUTH PLAIN."))],
  ["mail: 421 to RCPT", mailServer({ refuseReader: 421 }), mail(again("The mail server answered 421."))],
  ["mail: 450 to RCPT", mailServer({ refuseReader: 450 }), mail(again("The mail server answered 450 to RCPT TO."))],
  [
    "mail: 550 to RCPT",
    mailServer({ refuseReader: 550 }),
    mail(never("The mail server answered 550 to RCPT TO. It does not take mail for this reader.")),
  ],
  ["mail: cut off in DATA", mailServer({ dropInData: true }), mail(again("The mail server broke off."))],
  [
    "mail: taken, and cut off before the yes",
    mailServer({ dropAfterData: true }),
    mail(again("The mail server broke off.")),
  ],
  [
    "Twilio: 401",
    answering({ status: 401, code: 20003 }),
    everyNumber(again("Twilio did not accept our account's token.")),
  ],
  ["Twilio: 429", answering({ status: 429, code: 20429 }), everyNumber(again("Twilio asked us to slow down."))],
  ["Twilio: 500", answering({ status: 500, code: 20500 }), everyNumber(again("Twilio answered 500, code 20500."))],
  ["Twilio: cut off", answering("cut"), everyNumber(again("Twilio could not be reached."))],
  ["Twilio: a gateway's page with 502", answering({ page: 502 }), everyNumber(again("Twilio answered 502."))],
  [
    "Twilio: a gateway's page with 200",
    answering({ page: 200 }),
    everyNumber(again("Twilio's answer could not be read.")),
  ],
  [
    "Twilio: 63016, no template outside of 24 hours",
    answering({ status: 400, code: 63016 }),
    everyNumber(never("WhatsApp refused the message for good (Twilio's code 63016).")),
  ],
  [
    "Twilio: taken, with 63016 in the answer",
    answering({ takenWithError: 63016 }),
    everyNumber(never("WhatsApp refused the message for good (Twilio's code 63016).")),
  ],
  ["Twilio: one number fails", answering({ status: 500 }, [one]), { "whatsapp:1": again("Twilio answered 500.") }],
  [
    "Twilio: both numbers fail, the fallback is told",
    answering({ status: 500 }, [one, two]),
    bothNumbers(again("Twilio answered 500.")),
  ],
  [
    "Twilio: both numbers don't exist, the fallback is told",
    answering({ status: 400, code: 21211 }, [one, two]),
    bothNumbers(never("WhatsApp refused the message for good (Twilio's code 21211).")),
  ],
];

const table = [["fault", "order answered after", "not arrived", "tried again in", "why", "arrived once mended"]];
afterAll(() => recordTable("fault-matrix.md", table));

test.each(faults)(
  // promise: Whatever mail server or Twilio answer, the order is answered at once, and each message arrives or is
  //   listed with its reason
  "%s: the order is answered at once, and what did not arrive is listed with its reason and its fate",
  async (fault, cause, listed, secure) => {
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

    await mend();
    pass(7 * HOUR);
    const { tried, sent } = (await shop.asStaff("POST", "/api/notifications")).body;
    // The certificate stays what it is.
    expect([tried, sent]).toEqual([pauses.length, secure ? 0 : pauses.length]);
    expect(new Set(providers.mail.mails.map(({ messageId }) => messageId)).size).toBeLessThanOrEqual(1);

    const next = pauses.map((pause) => `${Math.round(pause / 1000)} s`).join(", ");
    const reasons = [...new Set(unsent.map(({ reason }) => reason))].join(" ");
    const arrived = `${sent} of ${unsent.length}`;
    table.push([fault, `${took.toFixed(1)} ms`, Object.keys(listed).join(", "), next || "never", reasons, arrived]);
  },
);
