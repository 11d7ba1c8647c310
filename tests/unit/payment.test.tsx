import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { shopPromises } from "#lib/shop/home/promises.ts";
import { confirmationEmail, statusEmail } from "#lib/shop/messages/customer-email.ts";
import { digestMessage } from "#lib/shop/messages/digest-message.ts";
import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { whatsappMessage } from "#lib/shop/messages/whatsapp-message.ts";
import { customerView, type Order } from "#lib/shop/order/order.ts";
import { moneyWords, paymentWay } from "#lib/shop/order/payment.ts";
import { qrCode } from "#lib/shop/order/qr-code.ts";
import { upiLink } from "#lib/shop/order/upi-link.ts";
import { llmsText } from "#lib/shop/seo/llms-text.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";
import { readCsv } from "#lib/shop/warehouse/csv.ts";
import { whyNotShip } from "#lib/shop/warehouse/to-pack.ts";
import { orderStatus } from "#texts/en/order-status.ts";
import { orderSummary } from "#texts/en/order-summary.ts";
import { placed } from "#texts/en/placed.ts";
import { policies } from "#texts/en/policies.ts";
import { OrderProgress } from "@/components/orders/order-progress";
import { packingSlipHtml } from "@/tests/support/packing-slip";
import { toPlace } from "@/tests/support/store-fixtures";

type Payment = typeof shop.payment;
const payingBy = (payment: Payment, upiId: string | null = null) => Object.assign(shop, { payment, upiId });
afterEach(() => void payingBy("upi-before-dispatch"));

const origin = "https://shop.example";
const paid = { how: "UPI", reference: "41", at: "2026-11-21T04:00:00.000Z", amount: 240 };
const orderOf = (other: Partial<Order> = {}) => toPlace({ order_id: "0123456789ABCDK7M2QX", ...other }).order;

function said(language: "en" | "ta" = "en"): Record<string, string> {
  const order = orderOf(language === "ta" ? { language } : {});
  const payment = paymentWay();
  const t = translateIn(language, policies);
  const facts = policyFacts(language);
  const promise = shopPromises(language).find(({ key }) => key === "payment");
  return {
    summary: translateIn(language, orderSummary)("payment", { payment }),
    placed: translateIn(language, placed)("payment", { payment }),
    printed: translateIn(language, placed)("collect", { payment, total: "₹200" }),
    status: translateIn(language, orderStatus)("toCollect", { payment, amount: "₹200", due: "unknown" }),
    mail: confirmationEmail(order, origin).text.split("\n\n")[1] ?? "",
    terms: String(facts.payment?.text),
    refund: String(facts.refundWay?.text),
    glance: t("nothingOnlineAbout", { payment }),
    promise: `${promise?.title}: ${promise?.detail}`,
  };
}
const toWarehouse = (order = orderOf()) => ({
  mail: /Payment status: (.*)/.exec(warehouseEmail(order).text)?.[1],
  whatsapp: whatsappMessage(order).match(/^Total .*/m)?.[0],
  digest: digestMessage([order, order], origin).match(/^Together .*/m)?.[0],
  slip: /<p class="collect">(.*?)<\/p>/.exec(packingSlipHtml(order))?.[1]?.replace(/<[^>]+>/g, " "),
  courier: readCsv(courierCsv([order])).rows[1]?.at(-2),
  machines: llmsText(origin).match(/Nothing is paid online.*/)?.[0],
});

test("paid before dispatch, no text asks to collect what is paid before", () => {
  for (const [place, text] of Object.entries(said())) {
    expect(text, place).toMatch(/before dispatch|we confirm|the same way/);
    expect(text, place).not.toMatch(/cash|courier|collect/i);
  }
  expect(toWarehouse()).toEqual({
    mail: "confirmed (order confirmed; nothing paid online, collect before dispatch)",
    whatsapp: "Total ₹200, nothing paid online",
    digest: "Together ₹400, nothing paid online",
    slip: "Not paid yet  ₹200  by UPI before dispatch ",
    courier: "0",
    machines: "Nothing is paid online.",
  });
});

test.each<[Payment, RegExp, RegExp]>([
  ["cash-on-delivery", /cash|your parcel comes|To collect|UPI or to your bank/, /before dispatch|we confirm/],
  ["either", /UPI.*(cash|bank)/s, /before dispatch/],
])(
  "where payment is %s customers read so everywhere, in both languages, and the warehouse does; what is paid is not collected again",
  (payment, says, neverSays) => {
    payingBy(payment);
    const [english, tamil] = [said("en"), said("ta")];
    for (const [place, text] of Object.entries(english)) {
      expect([place, text]).toEqual([place, expect.stringMatching(says)]);
      expect([place, text]).toEqual([place, expect.not.stringMatching(neverSays)]);
    }
    const both = payment === "either" ? /(யுபிஐ|UPI).*(பணமாக|வங்கி)/s : /கூரியர்|பார்சல்|வங்கி|வாங்க வேண்டிய/;
    for (const [place, text] of Object.entries(tamil))
      expect([place, text]).toEqual([place, expect.stringMatching(both)]);
    const { mail, whatsapp, digest, slip, courier, machines } = toWarehouse();
    for (const text of [mail, whatsapp, digest]) expect(text).toMatch(/nothing paid online, .*cash on delivery/);
    expect([slip, courier]).toEqual([expect.stringMatching(/^To collect {2}₹200/), "200"]);
    expect(machines).toMatch(/, or the courier in cash\.|: customers pay the courier in cash\.$/);
    expect(toWarehouse(orderOf({ paid }))).toMatchObject({
      mail: "confirmed (order confirmed; paid)",
      whatsapp: "Total ₹200, paid",
      slip: "Paid  ₹240  UPI 41 ",
      courier: "0",
    });
  },
);

test("terms name the UPI id unless the courier is paid in cash", () => {
  payingBy("either", "larder@okbank");
  expect(policyFacts("en").upiId).toEqual({ text: "larder@okbank" });
  payingBy("cash-on-delivery", "larder@okbank");
  expect(policyFacts("en").upiId).toBeNull();
  expect(customerView(orderOf({ status: "confirmed" })).to_pay).toBeUndefined();
  expect(confirmationEmail(orderOf(), origin).text).not.toMatch(/upi/i);
});

test.each<[Payment, Partial<Order>, string | null]>([
  ["upi-before-dispatch", { status: "confirmed", paid }, "It is not packed yet."],
  ["upi-before-dispatch", { status: "packed" }, "It is not paid yet."],
  ["upi-before-dispatch", { status: "packed", paid }, null],
  ["upi-before-dispatch", { status: "shipped" }, null],
  ["upi-before-dispatch", { status: "cancelled", paid }, "It is not packed yet."],
  ["cash-on-delivery", { status: "packed" }, null],
  ["either", { status: "packed" }, null],
  ["either", { status: "confirmed" }, "It is not packed yet."],
])("paid by %s, an order of %j: why not ship it?", (payment, facts, why) => {
  payingBy(payment);
  expect(whyNotShip(orderOf(facts))).toBe(why);
});

test("an order that costs more since it was paid is due for the rest: on the slip, in the CSV, by UPI, before it leaves; one that costs less says so", () => {
  payingBy("upi-before-dispatch", "larder@okbank");
  const dearer = orderOf({ status: "packed", paid: { ...paid, amount: 150 } });
  expect(moneyWords(dearer)).toBe("Paid ₹150: UPI 41. To collect ₹50");
  expect(whyNotShip(dearer)).toBe("It is not paid yet.");
  expect(upiLink(dearer)).toContain("&am=50.00&");
  expect(customerView(dearer).to_pay).toBe(50);
  expect(toWarehouse(dearer).slip).toBe("Not paid yet  ₹50  by UPI before dispatch ");
  expect(moneyWords(orderOf({ paid }))).toBe("Paid ₹240: UPI 41. To give back ₹40");
  expect(moneyWords(orderOf())).toBe("To collect ₹200");
});

test("the mail of the confirmation asks for the exact amount by UPI, unless it is paid", () => {
  payingBy("upi-before-dispatch", "larder@okbank");
  const confirmed = orderOf({ status: "confirmed" });
  const mail = (order: Order, status = "confirmed") => statusEmail(order, status, origin).text;
  expect(mail(confirmed)).toContain(`Pay ₹200 by UPI to larder@okbank: ${upiLink(confirmed)}`);
  expect(upiLink(confirmed)).toContain("&am=200.00&");
  for (const text of [mail({ ...confirmed, paid }), mail({ ...confirmed, status: "packed" }, "packed")])
    expect(text).not.toMatch(/upi/i);
  expect(mail({ ...confirmed, language: "ta" })).toContain("larder@okbank என்ற UPI ஐடிக்கு ₹200 அனுப்புங்கள்");
  payingBy("upi-before-dispatch");
  expect(mail(confirmed)).not.toMatch(/upi/i);
});

test("until it is paid a confirmed order's slip has the code to pay it, without a style of its own, and its status page says so on paper", () => {
  payingBy("either", "larder@okbank");
  const confirmed = orderOf({ status: "confirmed" });
  const slip = packingSlipHtml(confirmed);
  expect(slip).toContain(`<path d="${qrCode(upiLink(confirmed) ?? "").path}"/>`);
  expect(slip).not.toContain("style=");
  for (const other of [{ paid }, { status: "pending" }, { status: "cancelled" }])
    expect(packingSlipHtml({ ...confirmed, ...other })).not.toContain('class="code"');
  payingBy("upi-before-dispatch");
  const order = orderOf({ status: "confirmed", to_pay: 200 });
  expect(renderToStaticMarkup(<OrderProgress order={order} />)).toContain("Not paid yet: ₹200 by UPI before dispatch");
  const { to_pay: _, ...other } = order;
  expect(renderToStaticMarkup(<OrderProgress order={other} />)).not.toContain("Not paid yet");
});

test("a QR code is a square with a white rim and three finder patterns, and another one for another amount", () => {
  const link = upiLink(orderOf(), "larder@okbank") ?? "";
  const { size, path } = qrCode(link);
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let n = 0; n < Number(length); n += 1) dark.add(`${Number(x) + n} ${y}`);
  const row = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].map((n) => Number(dark.has(`${x + n} ${y}`))).join("");
  const finder = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].map((n) => row(x, y + n));
  const whole = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  const far = size - 11;
  expect([finder(4, 4), finder(far, 4), finder(4, far)]).toEqual([whole, whole, whole]);
  for (const place of dark)
    for (const at of place.split(" ")) expect(Number(at)).toSatisfy((n: number) => n >= 4 && n < size - 4);
  expect(qrCode(link.replace("200.00", "201.00")).path).not.toBe(path);
});
