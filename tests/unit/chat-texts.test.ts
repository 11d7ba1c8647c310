import { expect, test } from "vitest";
import { shop } from "#lib/shop/facts/shop.ts";
import { chatTexts } from "#lib/shop/messages/chat-texts.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { toPlace } from "@/tests/support/store-fixtures";

const paid = { how: "UPI", reference: "4177", at: "2026-11-27T04:00:00.000Z", amount: 450 };
const tracking = { courier: "ST Courier", number: "7788", url: "https://courier.example/7788" };
const orderOf = (other: Parameters<typeof toPlace>[0]) =>
  toPlace({ order_id: "0123456789ABCDK7M2QX", guest_name: "Meena Devi", total_price: 450, ...other }).order;
const statuses = [...usualStatuses, "Waiting for rain"];

// promise: staff's chat begins with what the order's moment asks for
test.each([
  ["confirm", "We have your order K7M 2QX, ₹450. Shall we pack it?", {}],
  ["pay", "Please pay ₹450 by UPI to larder@okbank", { status: "confirmed" }],
  ["pay", "How would you like to pay ₹450", { status: "confirmed" }, null],
  ["confirmed", "Your order K7M 2QX is confirmed and paid.", { status: "confirmed", paid }],
  ["packed", "Your order K7M 2QX is packed", { status: "packed" }],
  ["shipped", "with ST Courier, number 7788. https://courier.example/7788", { status: "shipped", tracking }],
  ["shipped", "with ST Courier, number 7788.", { status: "shipped", tracking: { ...tracking, url: "" } }],
  ["shipped", "Your order K7M 2QX is on its way to you.", { status: "shipped" }],
  ["delivered", "Your order K7M 2QX should be with you now.", { status: "delivered", tracking }],
  ["cancelled", "Your order K7M 2QX is cancelled.", { status: "cancelled" }],
  ["news", "We're writing about your order K7M 2QX.", { status: "Waiting for rain" }],
])(
  "'%s' says '%s', and 'address' asks for the address",
  (link, words, other, upiId: string | null = "larder@okbank") => {
    const order = orderOf(other);
    const texts = chatTexts(order, upiId);
    expect(Object.keys(texts)).toEqual([link, "address"]);
    expect(texts[link]).toMatch(new RegExp(`^Hello Meena Devi, this is ${shop.name}\\. .*\\S$`));
    expect(texts[link]).toContain(words);
    expect(texts.address).toContain(`the right address for your order K7M 2QX?\n\n${order.guest_address}\n\n`);
  },
);

test("an order in Tamil has every chat in Tamil", () => {
  const latin = /Meena Devi|K7M 2QX|UPI|larder@okbank|ST Courier|7788|https:\S+/g;
  for (const other of [...statuses.map((status) => ({ status, tracking })), { status: "confirmed", paid }]) {
    const order = orderOf({ ...other, language: "ta" });
    for (const text of Object.values(chatTexts(order, "larder@okbank"))) {
      expect(text).toContain(shop.tamilName);
      expect(text.replace(order.guest_address, "").replace(latin, "")).not.toMatch(/[A-Za-z]/);
    }
  }
});

// promise: nothing that a stranger types can be tapped in a chat that the shop opens
test("a name, an address and an order id that a stranger typed can't be tapped in any chat", () => {
  const guest_address = "Prize: https://evil.example/win, me@evil.example, 9876501234, Chennai, Tamil Nadu - 600004";
  const typed = { guest_name: "evil.example 98765 01234", guest_address, order_id: "CALL-9876501234-FOR-YOUR-PRIZE" };
  for (const status of statuses) {
    const { address, ...now } = chatTexts(orderOf({ ...typed, status }), null);
    expect(address).toContain("Prize: https: //evil. example/win, me @ evil. example, 98765 · 01234, Chennai");
    expect(Object.values(now).join()).toMatch(/^Hello, this is (?!.*(evil|01234|CALL))/);
  }
});
