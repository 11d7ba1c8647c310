import { join } from "node:path";
import { parseArgs } from "node:util";
import { env } from "#lib/server/env.ts";
import { eraseCustomer } from "#lib/server/orders/erase-customer.ts";
import { indianMobile, normalisePhone } from "#lib/shop/customer/phone.ts";
import { CommandError, runCommand, startedStore } from "./command.ts";

const options = { phone: { type: "string" }, "even-open": { type: "boolean" } } as const;

function read(args: string[]): { phone: string; evenUnderWay: boolean } {
  try {
    const { phone = "", "even-open": evenUnderWay = false } = parseArgs({ args, options }).values;
    const normalised = normalisePhone(phone);
    if (indianMobile.test(normalised)) return { phone: normalised, evenUnderWay };
  } catch {
    // An option that is none is answered like a number that is none.
  }
  const usage = "npm run forget -- --phone 9876543210 [--even-open]";
  throw new CommandError(`Whose orders? An Indian mobile number of ten digits: ${usage}`);
}

/** Erases a customer from the orders of one phone number, and reports what it did without naming the customer. */
async function forget({ phone, evenUnderWay }: ReturnType<typeof read>): Promise<void> {
  const mailFolder = join(env().dataDir, "mail");
  const done = await eraseCustomer(startedStore(), phone, { evenUnderWay, mailFolder, now: Date.now() });
  if (done.underWay.length > 0) {
    throw new CommandError(
      `Still under way: ${done.underWay.join(", ")}\nNothing was changed. Try again when they are delivered or cancelled, or add --even-open.`,
    );
  }
  if (done.forgotten.length === 0) return console.log("There is no order with this phone number.");
  console.log(
    `Erased in: ${done.forgotten.join(", ")}\n${done.mailFiles} mail files removed.\n` +
      "By hand: the warehouse's mailbox and WhatsApp, Twilio's log, older backups, and the customer's account (docs/operating.md).",
  );
}

await runCommand(read, forget);
