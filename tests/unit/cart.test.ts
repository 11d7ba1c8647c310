import { expect, test } from "vitest";
import {
  addLine,
  asCart,
  type CartItem,
  type CartLine,
  cartBadge,
  cartCount,
  setQuantity,
  withoutOrdered,
  withSamples,
} from "@/lib/shop/cart";

const rasam: CartItem = { name: "Rasam Powder", category: "Powder", price: 200 };
const cartOf = (...items: CartItem[]) =>
  items.reduce<CartLine[]>((cart, item, index) => addLine(cart, item, 1_000 + index), []);

test("a new item becomes a line of one pack at the end, with its name and the time as its id", () => {
  expect(addLine([], { ...rasam, description: "With pepper." }, 1_700_000_000_000)).toEqual([
    {
      id: "Rasam Powder-1700000000000",
      product_name: "Rasam Powder",
      name: "Rasam Powder",
      category: "Powder",
      price: 200,
      quantity: 1,
      isSample: false,
      description: "With pepper.",
    },
  ]);
  expect(cartOf(rasam, { ...rasam, name: "Idli Powder" }).map(({ name }) => name)).toEqual([
    "Rasam Powder",
    "Idli Powder",
  ]);
});

test("the same item again makes its line grow, keeping id and place", () => {
  const cart = cartOf(rasam, { ...rasam, name: "Idli Powder" }, rasam);
  expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
    ["Rasam Powder-1000", 2],
    ["Idli Powder-1001", 1],
  ]);
});

test.each([
  ["name", { ...rasam, name: "Idli Powder" }],
  ["category", { ...rasam, category: "Coffee" }],
  ["kind: a sample never merges with a paid pack", { ...rasam, price: 0 }],
])("items of another %s stay apart", (_what, other) => {
  expect(cartOf(rasam, other, rasam, other).map(({ quantity }) => quantity)).toEqual([2, 2]);
});

test("an item is a sample exactly when it costs nothing", () => {
  expect(cartOf({ ...rasam, price: 0 }, { ...rasam, price: 1 }).map((line) => line.isSample)).toEqual([true, false]);
});

test("a cart handed in is left as it was", () => {
  const cart = Object.freeze(cartOf(rasam).map(Object.freeze)) as CartLine[];
  addLine(cart, rasam, 5);
  setQuantity(cart, "Rasam Powder-1000", 7);
  setQuantity(cart, "Rasam Powder-1000", 0);
  expect(cart).toEqual(cartOf(rasam));
});

test.each([
  [1, [1, 1]],
  [7, [7, 1]],
  [99, [99, 1]],
  [100, [99, 1]],
  [5_000, [99, 1]],
  [0, [1]],
  [-1, [1]],
])("a quantity set to %i", (quantity, left) => {
  const cart = cartOf(rasam, { ...rasam, name: "Idli Powder" });
  expect(setQuantity(cart, "Rasam Powder-1000", quantity).map((line) => line.quantity)).toEqual(left);
});

test("removing takes that line and no other", () => {
  const cart = cartOf(rasam, { ...rasam, name: "Idli Powder" });
  expect(setQuantity(cart, "Rasam Powder-1000", 0).map(({ name }) => name)).toEqual(["Idli Powder"]);
});

test("adding stops at 99 packs of one line", () => {
  const full = setQuantity(cartOf(rasam), "Rasam Powder-1000", 98);
  const once = addLine(full, rasam, 1);
  expect(once[0]?.quantity).toBe(99);
  expect(addLine(once, rasam, 1)[0]?.quantity).toBe(99);
});

test("an id that is not in the cart changes nothing", () => {
  expect(setQuantity(cartOf(rasam), "Idli Powder-1", 5)).toEqual(cartOf(rasam));
  expect(setQuantity(cartOf(rasam), "Idli Powder-1", 0)).toEqual(cartOf(rasam));
});

test("the count is of packs and samples, not of lines", () => {
  expect(cartCount([])).toBe(0);
  expect(cartCount(cartOf(rasam, rasam, { ...rasam, price: 0 }))).toBe(3);
});

test.each([
  [0, "0"],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [4_950, "99+"],
])("the badge of %i is %s", (count, badge) => {
  expect(cartBadge(count)).toBe(badge);
});

test("an item that brings no description has an empty one", () => {
  expect(cartOf(rasam)[0]?.description).toBe("");
});

const ordered = (name: string, price: number, quantity: number) => ({
  product_name: name,
  category: "Powder",
  price,
  quantity,
});

test.each([
  ["all that was in it", [ordered("Rasam Powder", 200, 2), ordered("Rasam Powder", 0, 1)], []],
  ["the packs and not the sample", [ordered("Rasam Powder", 200, 2)], [["Rasam Powder", 0, 1]]],
  [
    "fewer than are there by now",
    [ordered("Rasam Powder", 200, 1), ordered("Rasam Powder", 0, 1)],
    [["Rasam Powder", 200, 1]],
  ],
  [
    "what is no longer there",
    [ordered("Idli Powder", 200, 1)],
    [
      ["Rasam Powder", 200, 2],
      ["Rasam Powder", 0, 1],
    ],
  ],
])("after an order of %s the cart keeps the rest", (_case, lines, left) => {
  const cart = cartOf(rasam, rasam, { ...rasam, price: 0 });
  expect(withoutOrdered(cart, lines).map(({ name, price, quantity }) => [name, price, quantity])).toEqual(left);
});

test("what was added in another tab during the checkout stays, and another category's pack of the name too", () => {
  const elsewhere = { ...rasam, category: "Mix" };
  const cart = cartOf(elsewhere, rasam, rasam, rasam, { ...rasam, name: "Sesame Oil" });
  const left = withoutOrdered(cart, [ordered("Rasam Powder", 200, 2)]);
  expect(left.map(({ name, category, quantity }) => [name, category, quantity])).toEqual([
    ["Rasam Powder", "Mix", 1],
    ["Rasam Powder", "Powder", 1],
    ["Sesame Oil", "Powder", 1],
  ]);
  // The lines that stay are the ones that were there: nothing that points at them by id is lost.
  expect(left.map(({ id }) => id)).toEqual(cart.map(({ id }) => id));
});

test("a line is taken out whole when its price has changed since, and never as a sample", () => {
  const cart = cartOf(rasam, { ...rasam, price: 0 });
  expect(withoutOrdered(cart, [ordered("Rasam Powder", 250, 1)]).map(({ isSample }) => isSample)).toEqual([true]);
  expect(withoutOrdered(cart, [ordered("Rasam Powder", 0, 1)]).map(({ isSample }) => isSample)).toEqual([false]);
});

test("what addLine makes is what the browser's store reads back", () => {
  const cart = cartOf(rasam, { ...rasam, price: 0 });
  expect(asCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  expect(asCart([...cart, "line"])).toBeUndefined();
});

test.each([
  { quantity: 0 },
  { quantity: 100 },
  { quantity: 1.5 },
  { quantity: "2" },
  { price: -1 },
  { price: 99.5 },
  { isSample: "no" },
  { name: null },
])("a stored line with %j is not read", (wrong) => {
  expect(asCart([{ ...cartOf(rasam)[0], ...wrong }])).toBeUndefined();
});

test("samples chosen on a product's page come into the cart once each, three at most, and only beside a pack", () => {
  const sampleOf = (name: string) => ({ ...rasam, name: `${name} Powder`, price: 0 });
  const waiting = cartOf(...["Idli", "Sambar", "Moringa", "Turmeric"].map(sampleOf));
  const names = (cart: CartLine[]) => cart.map(({ name, isSample }) => `${name}${isSample ? " free" : ""}`);
  expect(names(withSamples(cartOf(rasam), waiting))).toEqual([
    "Rasam Powder",
    ...["Idli Powder free", "Sambar Powder free", "Moringa Powder free"],
  ]);
  const oneThere = cartOf(rasam, sampleOf("Sambar"));
  expect(names(withSamples(oneThere, waiting.slice(0, 2)))).toEqual([
    "Rasam Powder",
    ...["Sambar Powder free", "Idli Powder free"],
  ]);
  for (const nothingPaid of [[], cartOf(sampleOf("Rasam"))])
    expect(withSamples(nothingPaid, waiting)).toBe(nothingPaid);
});
