import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "vitest";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { stopClock } from "@/tests/support/clock";
import { factsOfHtml, factsOfText } from "@/tests/support/mail-facts";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { anOrderWithSample, warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";
import { placedAt } from "@/tests/support/store-fixtures";

/** Typed by an attacker who knows the format of e-mail: put into a header unchanged, it would make another one. */
const typed = {
  guest_name: 'Meena" <bcc@customer.example>, "x <b>₹9,99,999</b> &amp; =?utf-8?q?Sub=0D=0ABcc:_all?=',
  guest_address: "Bcc: all@customer.example, <script>1</script> ₹1, Chennai, Tamil Nadu - 600004",
  guest_email: "o'brien+shop@customer.example",
};

/** Every mail of one order of 200 rupees less 20, by the end of its file's name. */
async function everyMail(): Promise<[name: string, raw: string][]> {
  stopClock(placedAt);
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
  const kinds = ["customer", "status-1", "status-2", "warehouse"];
  expect(mails.map(([name]) => name)).toEqual(kinds.map((kind) => `${kind}-email.eml`));
  for (const [name, raw] of mails) {
    expect(raw.replaceAll("\r\n", "")).not.toContain("\n");
    const names = headersOf(raw).map((line) => line.split(":")[0]);
    expect(names.sort().join()).toBe("Auto-Submitted,Content-Type,Date,From,MIME-Version,Message-ID,Subject,To");
    const mail = await PostalMime.parse(raw);
    expect(headersOf(raw)).toContain("Auto-Submitted: auto-generated");
    if (!name.startsWith("status")) expect(Date.parse(mail.date ?? "")).toBe(Date.parse(placedAt));
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

test("staff send the sample order's mail to the warehouse, as often as they like, and no order comes of it", async () => {
  const server = await startMailServer();
  const shop = await freshShop(mailEnv(server.port));
  for (const body of [undefined, { to: "somebody@else.example", recipient: "somebody@else.example" }])
    expect((await shop.asStaff("POST", "/api/email-test", body)).status).toBe(200);
  const readers = server.mails.flatMap(({ to = [] }) => to.map(({ address }) => address));
  expect(readers).toEqual([warehouse.email, warehouse.email]);
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
