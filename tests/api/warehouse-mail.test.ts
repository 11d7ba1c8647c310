import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { factsOfHtml, factsOfText, headerOf } from "@/tests/support/mail-facts";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrderWithSample, customer, warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

/** Its facts, each of them, are in tests/unit/order-email.test.ts. */
const withSample = () => anOrderWithSample({ guest_email: customer.guest_email });

const toWarehouse = (mails: Email[]) =>
  mails.find(({ to }) => to?.[0]?.address === warehouse.email) ?? expect.fail("no mail to the warehouse");

test("with nothing configured an order's mail is one file that a mail program reads", async () => {
  const shop = await freshShop();
  const sent = withSample();
  await shop.place(sent);
  await shop.settled();
  const folder = join(shop.dataDir, "mail");
  const name = `${sent.order_id}-warehouse-email.eml`;
  expect(readdirSync(folder)).toEqual([`${sent.order_id}-customer-email.eml`, name]);
  const raw = readFileSync(join(folder, name));
  expect(raw.toString().replaceAll("\r\n", "")).not.toContain("\n");
  const mail = await PostalMime.parse(raw);
  expect(factsOfText(mail)).toMatchObject({ Total: "\u20b9180", Phone: customer.guest_phone });
  expect(factsOfHtml(mail)).toEqual(factsOfText(mail));
  expect(mail.to?.map(({ address }) => address)).toEqual(["warehouse@shop.example"]);
  expect(await shop.unsent()).toEqual([]);
});

test("by SMTP the warehouse gets one mail whose two parts agree with the order to the rupee", async () => {
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  const sent = withSample();
  const { order } = (await shop.place(sent)).body;
  await shop.settled();
  expect(server.mails).toHaveLength(2);
  for (const each of server.mails) expect(headerOf(each, "auto-submitted")).toBe("auto-generated");
  const mail = toWarehouse(server.mails);
  expect(mail.subject).toBe(`New order ${sent.order_id} (${spokenNumber(sent.order_id)})`);
  expect([mail.from?.address, mail.to?.map(({ address }) => address)]).toEqual([
    "shop@wayanad-larder.example",
    [warehouse.email],
  ]);
  expect(mail.messageId).toBe(`<${sent.order_id}.warehouse-email@wayanad-larder.example>`);
  expect(mail.attachments).toEqual([]);
  expect(Math.floor(Date.parse(mail.date ?? "") / 1000)).toBe(Math.floor(Date.parse(order?.created_at ?? "") / 1000));
  expect(factsOfText(mail).Total).toBe(`\u20b9${order?.total_price}`);
});
