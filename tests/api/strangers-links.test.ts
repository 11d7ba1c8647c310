import { expect, test } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { typedMark } from "#lib/shop/warehouse/typed-mark.ts";
import { stopClock } from "@/tests/support/clock";
import { startMailServer } from "@/tests/support/mail-server";
import { customer, warehouse } from "@/tests/support/orders";
import { freshShop, skipPauses } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

const hostile = {
  guest_name: "evil。example 98765 01234",
  guest_address: "Slip: https://evil.example/staff, me@evil.example, 9876501234, Chennai, Tamil Nadu - 600004",
};
const FOREIGN = "CALL-9876501234-FOR-YOUR-PRIZE";

async function twoWays(variables: Record<string, string> = {}) {
  stopClock();
  skipPauses();
  const [mail, twilio] = [await startMailServer(), await startTwilio()];
  const shop = await freshShop({
    ...mail.env,
    ...twilio.env,
    NEXT_PUBLIC_SITE_URL: "http://localhost:3000",
    ...variables,
  });
  return { shop, mail, twilio };
}

// promise: Nothing that a stranger types can be tapped in the warehouse's messages
test("in mail and WhatsApp to the warehouse what was typed can't be tapped, and the phone and the slip's link can", async () => {
  const { shop, mail, twilio } = await twoWays();
  await shop.placed(hostile);
  const body = twilio.to(warehouse.one)[0]?.form.Body ?? "";
  const [{ text = "", html = "" } = {}] = mail.mails;
  for (const part of [body, text, html]) {
    expect(part).not.toMatch(/https?:\/\/evil|evil[.。]example|me@evil|98765 ?01234/);
    expect(part).toContain("Slip: https: //evil. example/staff, me @ evil. example");
    expect(part).toContain("Tamil Nadu - 600004");
  }
  expect(body).toMatch(/Slip: http:\/\/localhost:3000\/staff\/order#/);
  expect(html).toContain(`<a href="tel:+91${customer.guest_phone}">${customer.guest_phone}</a>`);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
  expect(links.map((href) => href.replace(/#.*/, "#"))).toEqual([
    `tel:+91${customer.guest_phone}`,
    "http://localhost:3000/staff/order#",
  ]);
  const [order] = (await shop.asStaff("GET", "/api/orders")).body.orders ?? [];
  expect(order && typedMark(order)).toBe("Contains a link");
});

test("the values of an approved template and a digest carry no link of a stranger's either", async () => {
  const { shop, twilio } = await twoWays({ TWILIO_CONTENT_SID: `HX${"0".repeat(32)}` });
  for (let n = 0; n < 12; n++) await shop.placed({ ...hostile, guest_phone: `981234567${n % 10}` });
  await shop.asStaff("POST", "/api/notifications");
  const sent = twilio.to(warehouse.one).map(({ form }) => form.ContentVariables ?? "");
  expect(sent.length).toBeGreaterThan(7);
  for (const values of sent) expect(values).not.toMatch(/https?:\/\/evil|evil[.。]example|me@evil|98765 ?01234/);
});

test("an id that a stranger chose is in no subject, no header and no log line", async () => {
  const { shop, mail } = await twoWays();
  await shop.placed({ order_id: FOREIGN, guest_email: customer.guest_email });
  await shop.tellStatus(FOREIGN, { status: "cancelled" });
  expect(mail.mails.length).toBeGreaterThan(2);
  for (const { headers } of mail.mails) expect(JSON.stringify(headers)).not.toContain("CALL-");
  const subjects = mail.mails.map(({ subject }) => subject);
  expect(subjects).toContain(`New order ${spokenNumber(FOREIGN)}`);
  expect(subjects).toContain(`CANCELLED: order ${spokenNumber(FOREIGN)}`);
  expect(shop.logLines.length).toBeGreaterThan(3);
  for (const line of shop.logLines) expect(line).not.toContain("CALL-");
  const ids = mail.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  // What the pages make stays readable in both.
  const own = await shop.placed();
  expect(mail.mails.at(-1)?.subject).toContain(own.order_id);
  expect(shop.logLines.join("")).toContain(own.order_id);
});
