import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "vitest";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { stopClock } from "@/tests/support/clock";
import { factsOfHtml, factsOfText, headerOf } from "@/tests/support/mail-facts";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { anOrderWithSample, customer, warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

/** Typed by an attacker who knows the format of e-mail: put into a header unchanged, it would make another one. */
const typed = {
  guest_name: 'Meena" <bcc@customer.example>, "x <b>₹9,99,999</b> &amp; =?utf-8?q?Sub=0D=0ABcc:_all?=',
  guest_address: "Bcc: all@customer.example, <script>1</script> ₹1, Chennai, Tamil Nadu - 600004",
  guest_email: "o'brien+shop@customer.example",
};

/** Every mail of one order of 200 rupees less 20, by the end of its file's name. */
async function everyMail(): Promise<[name: string, raw: string][]> {
  stopClock();
  const shop = await freshShop({ NEXT_PUBLIC_SITE_URL: "https://shop.example" });
  const sent = anOrderWithSample(typed);
  expect((await shop.place(sent)).status).toBe(201);
  await shop.settled();
  for (const status of ["shipped", "waiting for rain: to end"])
    await shop.tellStatus(sent.order_id, { status, notify: true });
  const folder = join(shop.dataDir, "mail");
  return readdirSync(folder).map((file) => [
    file.slice(sent.order_id.length + 1),
    readFileSync(join(folder, file), "utf8"),
  ]);
}

/** The headers' unfolded lines, as they are in the file. */
const headersOf = (raw: string) => (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ").split("\r\n");

/** What a reader sees of the HTML part, as one text. */
const seen = ({ html = "" }: Email) =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_entity, code) => String.fromCharCode(Number(code)));

const amountsIn = (text = "") => [...text.matchAll(/₹\d[\d,]*(?<=\d)/g)].map(([amount]) => amount).sort();

// promise: What a customer typed is text in a mail, and no header
test("every mail has one of each header, and none that a customer wrote", async () => {
  const mails = await everyMail();
  expect(mails.map(([name]) => name)).toEqual([
    "customer-email.eml",
    "status-1-email.eml",
    "status-2-email.eml",
    "warehouse-email.eml",
  ]);
  for (const [name, raw] of mails) {
    const names = headersOf(raw).map((line) => line.split(":")[0]);
    expect(names.sort()).toEqual([
      "Auto-Submitted",
      "Content-Type",
      "Date",
      "From",
      "MIME-Version",
      "Message-ID",
      "Subject",
      "To",
    ]);
    const mail = await PostalMime.parse(raw);
    const reader = name.startsWith("warehouse") ? "warehouse@shop.example" : typed.guest_email;
    expect([mail.from?.address, mail.to?.map(({ address }) => address)]).toEqual(["orders@shop.example", [reader]]);
    const others = headersOf(raw)
      .filter((line) => !line.startsWith("To: "))
      .join("\n");
    expect(others).not.toMatch(/meena|customer\.example|script|Chennai|600004|99,?999|utf-8\?q/i);
    expect(mail.attachments).toEqual([]);
  }
});

test("every mail's two parts agree in each fact, to the rupee, and none fetches or runs anything, or needs one colour", async () => {
  for (const [name, raw] of await everyMail()) {
    const mail = await PostalMime.parse(raw);
    // Who reads the customer's mail learns neither the street nor the phone number.
    if (name === "customer-email.eml")
      expect(factsOfHtml(mail)["Deliver to"]).toMatch(/(^|\n)\u2022{3}, Chennai, Tamil Nadu\n\u2022{8}10$/);
    expect(Object.keys(factsOfHtml(mail)).length).toBeGreaterThanOrEqual(5);
    expect(factsOfText(mail)).toMatchObject(factsOfHtml(mail));
    expect(amountsIn(seen(mail))).toEqual(amountsIn(mail.text));
    expect(amountsIn(mail.text)).toEqual(expect.arrayContaining(["₹180", "₹20", "₹200"]));
    const ways = (text = "") => [...text.matchAll(/https:\/\/shop\.example\S*?(?=["\s])/g)].map(String);
    expect(ways(mail.html)).toEqual(ways(`${mail.text} `));
    expect(ways(mail.html)).toHaveLength(1);
    const { html = "" } = mail;
    expect(html).not.toMatch(/<(img|script|link|iframe|object|svg)\b|\sstyle=|\son\w+=|url\(|@import|<b>/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
  }
});

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

test("staff send the sample order's mail to the warehouse, as often as they like, and no order comes of it", async () => {
  const server = await startMailServer();
  const shop = await freshShop(mailEnv(server.port));
  for (const body of [undefined, { to: "somebody@else.example", recipient: "somebody@else.example" }])
    expect((await shop.asStaff("POST", "/api/email-test", body)).status).toBe(200);
  expect(server.mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([
    [warehouse.email],
    [warehouse.email],
  ]);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
  for (const { text } of server.mails) expect(text).toContain("SAMPLE, DO NOT PACK");
  expect(await shop.store().find(exampleOrder.order_id)).toBeNull();
  expect(await shop.unsent()).toEqual([]);
});

test("a mail server that can't be reached is reported to staff as the reason", async () => {
  const shop = await freshShop(mailEnv(await closedPort()));
  const { status, body } = await shop.asStaff("POST", "/api/email-test");
  expect([status, body.code, body.error]).toEqual([503, "unavailable", "The mail server could not be reached."]);
});
