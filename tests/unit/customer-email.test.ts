import { expect, test } from "vitest";
import { confirmationEmail, statusEmail } from "#lib/shop/messages/customer-email.ts";
import { upiLink } from "#lib/shop/order/upi-link.ts";
import { askOnWhatsApp } from "@/components/checkout/order-placed";
import { toPlace } from "@/tests/support/store-fixtures";

const { order } = toPlace({ order_id: "0123456789ABCDK7M2QX", total_price: 1200 });
const origin = "https://shop.example";
const upi = "upi://pay?pa=larder@okbank&pn=Wayanad%20Larder%20Producers&am=1200.00&cu=INR&tn=Order%20K7M%202QX";

test("a UPI link names payee, amount to the paisa, currency and order, its blanks as %20", () => {
  expect(upiLink(order, "larder@okbank")).toBe(upi);
  expect(upiLink(order, null)).toBeNull();
});

test("with a UPI id the customer's mail carries it as a link and in words, to be used after we confirm; without one it says nothing of UPI", () => {
  const { text, html } = confirmationEmail(order, origin, "larder@okbank");
  const words = "Pay ₹1,200 by UPI to larder@okbank, after we confirm";
  expect(text).toContain(`${words}: ${upi}`);
  expect(html).toContain(`href="${upi.replaceAll("&", "&#38;")}"`);
  expect(html).toContain(words);
  const without = confirmationEmail(order, origin, null);
  expect(without.text + without.html).not.toMatch(/upi/i);
});

test("an order that was paid at the desk asks for no payment, in either language", () => {
  const paid = { how: "Cash", reference: "", at: order.created_at, amount: 1200 };
  const { text, html } = confirmationEmail({ ...order, paid }, origin, "larder@okbank");
  expect(text).toContain("You have paid for it.");
  expect(text + html).not.toMatch(/upi|confirms payment/i);
  const tamil = confirmationEmail({ ...order, paid, language: "ta" }, origin, "larder@okbank");
  expect(tamil.text).toContain("பணம் வந்துவிட்டது.");
  expect(tamil.text + tamil.html).not.toMatch(/upi/i);
});

test("the mail of every status has one button, also of an order that is packed, in either language", () => {
  for (const language of ["en", "ta"] as const)
    for (const status of ["confirmed", "packed", "shipped", "delivered", "cancelled"]) {
      const { html } = statusEmail(language === "ta" ? { ...order, language } : order, status, origin);
      expect(html.match(/class="button" href="[^"]+"/g), `${status} in ${language}`).toHaveLength(1);
    }
});

test("the WhatsApp link opens a chat with the shop, and has the spoken number alone", () => {
  const link = new URL(askOnWhatsApp(order.order_id));
  expect(link.origin + link.pathname).toBe("https://wa.me/919447054321");
  expect([...link.searchParams]).toEqual([["text", "Hello Wayanad Larder, I have a question about my order K7M 2QX."]]);
});
