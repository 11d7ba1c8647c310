import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { factsOfHtml, factsOfText, headerOf } from "@/tests/support/mail-facts";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, customer, paid, sample, warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

const items = [
  paid("Single-Estate Sun-Dried Bird's Eye Chilli of the Hills", 3),
  paid("Hill Tea", 2),
  sample("Green Cardamom"),
];
const withSample = () => anOrder({ items, total_price: 900, guest_email: customer.guest_email });

const toWarehouse = (mails: Email[]) =>
  mails.find(({ to }) => to?.[0]?.address === warehouse.email) ?? expect.fail("no mail to the warehouse");

/** What the warehouse must read of withSample(). */
const facts = (orderId: string) => ({
  Order: `${orderId} (say: ${spokenNumber(orderId)})`,
  Placed: expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d{2} [ap]m$/),
  "Pick list": [
    "3 lines, 5 packs, 1 sample, 1.05 kg",
    ...items.map(({ name, qty, price }) => `${qty} × ${name}, ${price === 0 ? "50 g sample" : "200 g"}`),
  ].join("\n"),
  Items:
    "1. Single-Estate Sun-Drie... x 3, \u20b9200 each = \u20b9600 (200g)\n2. Hill Tea x 2, \u20b9200 each = \u20b9400 (200g)",
  "Free samples": "1. Green Cardamom x 1, FREE sample (50g)",
  Subtotal: "\u20b91,000",
  "Sample discount": "-\u20b9100",
  Total: "\u20b9900",
  "Payment status": "confirmed (order confirmed; nothing paid online, collect before dispatch)",
  Customer: customer.guest_name,
  Phone: customer.guest_phone,
  "E-mail": customer.guest_email,
  "Deliver to": customer.guest_address,
  Delivery: "8 days",
});

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
  expect(factsOfText(mail)).toEqual(facts(sent.order_id));
  expect(factsOfHtml(mail)).toEqual(facts(sent.order_id));
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
  expect(factsOfText(mail)).toEqual(facts(sent.order_id));
  expect(factsOfHtml(mail)).toEqual(factsOfText(mail));
  expect(factsOfText(mail).Total).toBe(`\u20b9${order?.total_price}`);
});

test("an order without discount, samples and e-mail says so", async () => {
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  await shop.place(anOrder({ guest_email: "", state: "Kerala" }));
  await shop.settled();
  const facts = factsOfText(server.mails[0] ?? expect.fail("no mail"));
  expect(facts).toMatchObject({
    Total: "\u20b9600",
    "Free samples": "None",
    "E-mail": "Not given",
    Delivery: "2-4 days",
  });
  expect(facts).not.toHaveProperty("Sample discount");
});

test("what a customer typed is in the e-mail as text, and in no header", async () => {
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  const typed = {
    guest_name: '<script>alert("1")</script> & "Sons" <all@customer.example>',
    guest_address: "\u0ba4\u0bc6\u0bb0\u0bc1 7 <b>&amp;</b>, Chennai, Tamil Nadu - 600004",
    guest_email: "o'brien+shop@customer.example",
  };
  await shop.place(anOrder(typed));
  await shop.settled();
  const mail = toWarehouse(server.mails);
  const typedFacts = {
    Customer: typed.guest_name.replace("all@customer.example", "all @ customer. example"),
    "Deliver to": typed.guest_address,
    "E-mail": typed.guest_email,
  };
  expect(factsOfText(mail)).toMatchObject(typedFacts);
  expect(factsOfHtml(mail)).toMatchObject(typedFacts);
  expect(mail.html).not.toMatch(/<script|<b>/);
  const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`).join("\n");
  expect(headers).not.toMatch(/customer|script|Sons|brien|9876543210|Chennai/);
  for (const key of ["reply-to", "cc", "bcc"]) expect(headerOf(mail, key)).toBeUndefined();
});

test("a replay sends nothing again", async () => {
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  const sent = anOrder();
  for (let n = 0; n < 3; n++) {
    await shop.place(sent);
    await shop.settled();
  }
  expect((await shop.asStaff("POST", "/api/notifications")).body).toMatchObject({ tried: 0, sent: 0 });
  expect(server.mails).toHaveLength(1);
});
