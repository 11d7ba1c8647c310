import { expect, test } from "vitest";
import { readEnv } from "#lib/server/settings/env.ts";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

const ENCRYPTION = "The mail server's encryption failed.";

/** The result of an order's e-mail at a server without encryption, which is configured at this address. */
async function mailTo(address: (port: number) => string) {
  const server = await startMailServer(0, false, "0.0.0.0");
  const shop = await freshShop({ ...server.env, SMTP_URL: address(server.port) });
  expect((await shop.place(anOrder())).status).toBe(201);
  await shop.settled();
  return { commands: server.commands, mails: server.mails.length, unsent: await shop.unsent() };
}

test("a mail server elsewhere that offers no encryption learns neither password nor address, and the mail waits", async () => {
  const { commands, mails, unsent } = await mailTo((port) => `smtp://shop:secret@0.0.0.0:${port}`);
  expect([commands, mails]).toEqual([[], 0]);
  expect(unsent).toMatchObject([{ kind: "warehouse-email", status: "will be tried again", reason: ENCRYPTION }]);
});

test.each([
  ["its address ends in ?tls=off", (port: number) => `smtp://shop:secret@0.0.0.0:${port}?tls=off`],
  ["it is on this machine", (port: number) => `smtp://shop:secret@127.0.0.1:${port}`],
  ["it is on this machine, by name", (port: number) => `smtp://shop:secret@localhost:${port}`],
])("a mail server without encryption gets the mail where %s", async (_where, address) => {
  const { commands, mails, unsent } = await mailTo(address);
  expect([commands, mails, unsent]).toEqual([["AUTH", "MAIL FROM"], 1, []]);
});

test.each([
  ["smtp://mail.example:587", true],
  ["smtp://localhost.mail.example:587", true],
  ["smtp://127.0.0.1.mail.example:587", true],
  ["smtp://mail.example:587/?tls=on", true],
  ["smtp://mail.example?tls=off", false],
  ["smtp://[::1]:25", false],
  ["smtp://127.8.8.8", false],
])("%s: encryption is required: %s", (SMTP_URL, required) => {
  const mail = { SMTP_URL, MAIL_FROM: "shop@wayanad-larder.example", WAREHOUSE_EMAIL: "packing@warehouse.example" };
  expect(readEnv(mail).mail.requireTls).toBe(required);
  expect(readEnv(mail).mail.smtpUrl).not.toContain("tls=");
});
