import { join } from "node:path";
import { parseArgs } from "node:util";
import { env } from "#lib/server/env.ts";
import { eraseCustomer, eraseOlder } from "#lib/server/orders/erase-customer.ts";
import { indianMobile, normalisePhone } from "#lib/shop/customer/phone.ts";
import { RETENTION_YEARS } from "#lib/shop/shop-texts.ts";
import { CommandError, runCommand, startedStore } from "./command.ts";

const options = { phone: { type: "string" }, "even-open": { type: "boolean" }, older: { type: "boolean" } } as const;
const BY_HAND =
  "By hand: the warehouse's mailbox and WhatsApp, Twilio's log, older backups, and the customer's account (docs/operating.md).";

/** `phone` is null for `--older`: all orders older than `retentionYears`. */
function read(args: string[]): { phone: string | null; evenUnderWay: boolean } {
  try {
    const { phone = "", "even-open": evenUnderWay = false, older } = parseArgs({ args, options }).values;
    if (older && args.length === 1) return { phone: null, evenUnderWay };
    const normalised = normalisePhone(phone);
    if (indianMobile.test(normalised)) return { phone: normalised, evenUnderWay };
  } catch {
    // An option that is none is answered like a number that is none.
  }
  const usage = "npm run forget -- --phone 9876543210 [--even-open], or --older";
  throw new CommandError(`Whose orders? An Indian mobile number of ten digits: ${usage}`);
}

/** Erases customers from their orders, and reports what it did without naming any. */
async function forget({ phone, evenUnderWay }: ReturnType<typeof read>): Promise<void> {
  const mailFolder = join(env().dataDir, "mail");
  if (phone === null) return forgetOlder(mailFolder);
  const done = await eraseCustomer(startedStore(), phone, { evenUnderWay, mailFolder, now: Date.now() });
  if (done.underWay.length > 0) {
    throw new CommandError(
      `Still under way: ${done.underWay.join(", ")}\nNothing was changed. Try again when they are delivered or cancelled, or add --even-open.`,
    );
  }
  if (done.forgotten.length === 0) return console.log("There is no order with this phone number.");
  console.log(`Erased in: ${done.forgotten.join(", ")}\n${done.mailFiles} mail files removed.\n${BY_HAND}`);
}

async function forgetOlder(mailFolder: string): Promise<void> {
  let count = 0;
  for await (const page of eraseOlder(startedStore(), mailFolder, Date.now())) {
    count += page.length;
    if (page.length > 0) console.log(`Orders erased so far: ${count}`);
  }
  console.log(
    `Orders older than ${RETENTION_YEARS} years that were erased: ${count}${count > 0 ? `\n${BY_HAND}` : ""}`,
  );
}

await runCommand(read, forget);
