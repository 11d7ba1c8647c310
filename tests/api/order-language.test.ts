import { expect, test } from "vitest";
import { shop as facts } from "#lib/shop/facts/shop.ts";
import { stopClock } from "@/tests/support/clock";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, customer } from "@/tests/support/orders";
import { freshShop, skipPauses } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

const TAMIL = /\p{Script=Tamil}/u;
const inTamil = (other = {}) => anOrder({ language: "ta", ...other });

test("an order in Tamil says so in every answer about it, and one in English has no member for it", async () => {
  const shop = await freshShop();
  for (const [sent, language] of [
    [inTamil(), "ta"],
    [anOrder(), undefined],
    [anOrder({ language: "en" }), undefined],
    [anOrder({ language: "Klingon" }), undefined],
  ] as const) {
    const placed = await shop.place(sent);
    expect(placed.status).toBe(201);
    const looked = await shop.lookUp(sent.order_id, sent.guest_phone);
    const changed = await shop.asStaff("PATCH", `/api/orders?orderId=${sent.order_id}`, { status: "packed" });
    const listed = (await shop.asStaff("GET", `/api/orders?q=${sent.order_id}`)).body.orders?.[0];
    for (const order of [placed.body.order, looked.body.order, changed.body.order, listed]) {
      expect(order?.order_id).toBe(sent.order_id);
      expect(order?.language).toBe(language);
      expect(Object.keys(order ?? {}).includes("language")).toBe(language !== undefined);
    }
    await shop.settled();
  }
});

test("customer and warehouse get mails and text messages about an order in Tamil each in their language", async () => {
  stopClock();
  skipPauses();
  const [mail, twilio] = [await startMailServer(), await startTwilio()];
  const variables = { TWILIO_SMS_FROM: "ANJRAI", NEXT_PUBLIC_SITE_URL: "https://shop.example" };
  const shop = await freshShop({ ...mail.env, ...twilio.env, ...variables });
  const sent = inTamil({ guest_email: customer.guest_email });
  await shop.place(sent);
  await shop.settled();
  await shop.tellStatus(sent.order_id, { status: "shipped" });
  const link = `https://shop.example/ta/order-status#id=${sent.order_id}`;
  const mails = mail.mails.filter(({ to }) => to?.[0]?.address === customer.guest_email);
  const texts = twilio.to(`+91${customer.guest_phone}`).map(({ form }) => form.Body ?? "");
  expect([mails.length, texts.length]).toEqual([2, 2]);
  for (const { subject, text = "", html = "" } of mails) {
    expect(subject).toContain(facts.tamilName);
    expect([text.includes(link), html.includes(`href="${link}"`), html.includes('<html lang="ta">')]).toEqual(
      Array(3).fill(true),
    );
  }
  for (const text of texts)
    expect([text.includes(link), TAMIL.test(text), text.length <= 134]).toEqual(Array(3).fill(true));
  const warehouse = mail.mails.find((each) => !mails.includes(each));
  expect(warehouse?.text).toContain("Customer reads Tamil");
  expect(warehouse?.text).not.toMatch(TAMIL);
});
