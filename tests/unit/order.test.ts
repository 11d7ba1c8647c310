import { expect, test } from "vitest";
import { eachWish } from "#lib/shop/order/order-facts.ts";
import { normaliseOrderRequest, type OrderRequest, orderRequestSchema } from "#lib/shop/order/order-request.ts";
import { paid, sample } from "@/tests/support/orders";
import { plain } from "@/tests/support/plain";

const guest_address = "12 North Street, Madurai, Tamil Nadu - 625001";
const wireAddress = { guest_address, guest_city: "Madurai", guest_pincode: "625001" };
const request: OrderRequest = {
  ...wireAddress,
  order_id: "ABCDEFGH12345678",
  guest_name: "Meena Devi",
  guest_phone: "9876543210",
  guest_email: "meena@example.in",
  state: "Tamil Nadu",
  ...eachWish(() => ""),
  landmark: "",
  items: [paid("Green Cardamom", 2), sample("Kokum")],
  total_price: 360,
};

/** The same order as the specification's order-details page sends it. */
const otherShape = {
  ...wireAddress,
  order_id: request.order_id,
  guest_name: " Meena Devi ",
  guest_phone: "+91 98765 43210",
  guest_email: "meena@example.in",
  guest_state: "Tamil Nadu",
  items: request.items.map(({ name, qty, price }) => ({ product_name: name, quantity: qty, price, category: "Spice" })),
  total_amount: 400,
  discount_amount: 40,
  final_amount: 360,
  is_guest: true,
};

const parse = (sent: unknown) => orderRequestSchema.safeParse(normaliseOrderRequest(sent));
const sentences = (sent: unknown) =>
  parse(sent).error?.issues.map(({ path, message }) => `${path.join(".")}: ${plain(message)}`);

test("both shapes of the specification become one order, and of both names of a field the contract's own counts", () => {
  expect(parse(request).data).toEqual(request);
  expect(parse(otherShape).data).toEqual(request);
  const items = [{ name: "Green Cardamom", product_name: "Cinnamon Bark", qty: 1, quantity: 9, price: 200 }];
  const both = { ...request, guest_state: "Kerala", final_amount: 1, items };
  expect(parse(both).data).toMatchObject({
    state: "Tamil Nadu",
    total_price: 360,
    items: [{ name: "Green Cardamom", qty: 1, price: 200 }],
  });
});

test("unknown keys are ignored, what is never believed is not even read, and keys that reach for the prototype are harmless", () => {
  const claimed = { user_id: "someone-else", payment_status: "paid", delivery_date: "today", status: "delivered" };
  const amounts = { discount_amount: 9_999, total_amount: -5, colour: "red" };
  expect(parse({ ...request, ...claimed, ...amounts }).data).toEqual(request);
  expect(parse({ ...request, user_id: {}, status: [], discount_amount: "x" }).data).toEqual(request);
  const json = JSON.stringify(request).replace("{", '{"__proto__": {"state": "Kerala"}, "constructor": {"x": 1}, ');
  const items = '"items":[{"__proto__":{"qty":9},"name":"Green Cardamom","price":200}]';
  expect(parse(JSON.parse(json)).data).toEqual(request);
  expect(sentences(JSON.parse(json.replace(/"items":\[.*?\]/, items)))).toEqual([
    "items.0.qty: A quantity is a whole number",
  ]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test("optional fields may be missing or null", () => {
  const { guest_email, guest_city, guest_pincode, ...least } = request;
  for (const none of [{}, { guest_email: null, guest_city: null, guest_pincode: null }])
    expect(parse({ ...least, ...none }).data).toMatchObject({ guest_email: "", guest_city: "" });
});

const item = { name: "Green Cardamom", qty: 1, price: 200 };
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ ...item, name: `Item ${index}` }));

test("one pack is an order, and so are 50 lines and 99 packs", () => {
  for (const some of [[item], items(50), [{ ...item, qty: 99 }]])
    expect(parse({ ...request, items: some }).success).toBe(true);
});

test.each([
  ["no lines", { items: [] }, "items: Your order has no items"],
  ["51 lines", { items: items(51) }, "items: An order has at most 50 lines"],
  ["items missing", { items: undefined }, "items: Your order has no items"],
  ["a list for an item", { items: [[item]] }, "items.0: An item needs a name, a qty and a price"],
  ["a nameless item", { items: [{ ...item, name: " " }] }, "items.0.name: An item has no name"],
  ["0 packs", { items: [{ ...item, qty: 0 }] }, "items.0.qty: A quantity is at least 1"],
  ["100 packs", { items: [{ ...item, qty: 100 }] }, "items.0.qty: A quantity is at most 99"],
  ["1.5 packs", { items: [{ ...item, qty: 1.5 }] }, "items.0.qty: A quantity is a whole number"],
  ["packs as text", { items: [{ ...item, qty: "2" }] }, "items.0.qty: A quantity is a whole number"],
  ["a price of -1", { items: [{ ...item, price: -1 }] }, "items.0.price: A price is never below 0"],
  ["a price of 99.5", { items: [{ ...item, price: 99.5 }] }, "items.0.price: A price is in whole rupees"],
  ["a total of -1", { total_price: -1 }, "total_price: A total is never below 0"],
  ["a total of 1.5", { total_price: 1.5 }, "total_price: The total is in whole rupees"],
  ["a list for the id", { order_id: ["ABCDEFGH12345678"] }, "order_id: Please enter the order id"],
  ["a list for the name", { guest_name: ["Meena"] }, "guest_name: Full name is required"],
  ["a list for the phone", { guest_phone: ["9876543210"] }, "guest_phone: Phone number is required"],
  ["a list for the address", { guest_address: ["x"] }, "guest_address: Delivery address is required"],
  ["a list for the state", { state: ["Kerala"] }, "state: State is required"],
  ["a list for the pincode", { guest_pincode: ["625001"] }, "guest_pincode: Pincode must be exactly 6 digits"],
  ["501 characters of address", { guest_address: "x".repeat(501) }, "guest_address: Please use at most 500 characters"],
])("%s: one error message says what is wrong", (_case, wrong, sentence) => {
  expect(sentences({ ...request, ...wrong })).toEqual([sentence]);
});

test.each([[[]], [null], ["text"], [7], [undefined]])("%j is no order", (sent) => {
  expect(sentences(sent)).toEqual([": An order is a JSON object"]);
});
