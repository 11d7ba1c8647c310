import { expect, test } from "vitest";
import { type OrderRequest, orderFingerprint, orderIdSchema, spokenNumber, statusLookupSchema } from "@/lib/shop/order";

const request: OrderRequest = {
  order_id: "ABCDEFGH12345678",
  guest_name: "Meena Devi",
  guest_phone: "9876543210",
  guest_email: "meena@example.in",
  guest_address: "12 North Street, Madurai, Tamil Nadu - 625001",
  state: "Tamil Nadu",
  guest_city: "Madurai",
  guest_pincode: "625001",
  items: [
    { name: "Rasam Powder", qty: 2, price: 200 },
    { name: "Sesame Oil", qty: 1, price: 0 },
  ],
  total_price: 360,
};

test.each(["ABCDEFGH12345678", "abcdefgh-1234_678", "_bcdefgh12345678", "-_cdefgh12345678", "A".repeat(64)])(
  "'%s' is an order id",
  (id) => {
    expect(orderIdSchema.safeParse(id).success).toBe(true);
  },
);

test.each([
  "A".repeat(15),
  "A".repeat(65),
  "__CDEFGH12345678",
  "ABCDEFGH1234567.",
  "ABCDEFGH/2345678",
  "ABCDEFGH1234567\n",
  "ABCDEFGH12345678\n",
  "ABCDEFGH1234567é",
  "",
  7,
])("%j is no order id", (id) => {
  expect(orderIdSchema.safeParse(id).success).toBe(false);
});

test("the order of the lines does not make another order", () => {
  const turned = { ...request, items: request.items.toReversed() };
  expect(orderFingerprint(turned, "uid")).toBe(orderFingerprint(request, "uid"));
});

test.each([
  ["name", { guest_name: "Meena" }],
  ["phone", { guest_phone: "9876543211" }],
  ["e-mail", { guest_email: "" }],
  ["address", { guest_address: "13 North Street, Madurai, Tamil Nadu - 625001" }],
  ["state", { state: "Kerala" }],
  ["total", { total_price: 361 }],
  ["item's name", { items: [{ name: "Idli Powder", qty: 2, price: 200 }, request.items[1]] }],
  ["item's quantity", { items: [{ name: "Rasam Powder", qty: 3, price: 200 }, request.items[1]] }],
  ["item's price", { items: [{ name: "Rasam Powder", qty: 2, price: 100 }, request.items[1]] }],
  ["number of lines", { items: request.items.slice(0, 1) }],
])("another %s makes another order", (_field, changed) => {
  const other = { ...request, ...changed } as OrderRequest;
  expect(orderFingerprint(other, null)).not.toBe(orderFingerprint(request, null));
});

test("another user makes another order, and the id has no part in it", () => {
  const prints = [null, "uid", "other", "null"].map((user) => orderFingerprint(request, user));
  expect(new Set(prints).size).toBe(4);
  expect(orderFingerprint({ ...request, order_id: "ZZZZZZZZ12345678" }, null)).toBe(prints[0]);
});

test("the number to say aloud is the id's last six characters in two groups", () => {
  expect(spokenNumber("ABCDEFGH12345678K7M2QX")).toBe("K7M 2QX");
});

test.each([
  [{ order_id: "ABCDEFGH12345678", guest_phone: "+91 98765 43210" }, undefined],
  [{ order_id: "short", guest_phone: "9876543210" }, "This is not an order id"],
  [{ order_id: "ABCDEFGH12345678", guest_phone: "98765" }, "Phone number must be exactly 10 digits"],
  [["ABCDEFGH12345678"], "Please give the order id and the phone number"],
])("looking up %j: %s", (sent, sentence) => {
  expect(statusLookupSchema.safeParse(sent).error?.issues[0]?.message).toBe(sentence);
});
