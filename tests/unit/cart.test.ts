import { expect, test, vi } from "vitest";
import { useUser } from "#lib/browser/account/use-user.ts";
import { useCart } from "#lib/browser/cart/use-cart.ts";
import { useSamples } from "#lib/browser/cart/use-samples.ts";
import {
  addLine,
  type CartItem,
  type CartLine,
  cartBadge,
  cartCount,
  checkCart,
  itemCount,
  newLine,
  setQuantity,
  storedCart,
  withoutOrdered,
  withRemoved,
  withSamples,
} from "#lib/shop/cart/cart.ts";
import { changeText, currentLine, isSold, lineChange } from "#lib/shop/cart/line-change.ts";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { OPEN, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { lineChange as lineChangeTexts } from "#texts/en/line-change.ts";
import { packCount } from "#texts/en/pack-count.ts";

const cardamom: CartItem = { name: "Green Cardamom", category: "Spice", price: 200, qty: 1 };
const cartOf = (...items: CartItem[]) =>
  items.reduce<CartLine[]>((cart, item, index) => addLine(cart, item, 1_000 + index), []);

// promise: Adding merges lines by name and category
test("a new item becomes a line of one pack at the end, with its name and the time as its id; again it makes its line grow, keeping id and place", () => {
  expect(addLine([], { ...cardamom, description: "With pepper." }, 1_700_000_000_000)).toEqual([
    { ...cardamom, id: "Green Cardamom-1700000000000", description: "With pepper." },
  ]);
  const [first, second] = cartOf(cardamom, { ...cardamom, name: "Cinnamon Bark" });
  expect([first?.name, first?.description, second?.name]).toEqual(["Green Cardamom", "", "Cinnamon Bark"]);
  const cart = cartOf(cardamom, { ...cardamom, name: "Cinnamon Bark" }, cardamom);
  expect(cart.map(({ id, qty }) => `${id} ${qty}`)).toEqual(["Green Cardamom-1000 2", "Cinnamon Bark-1001 1"]);
});

test.each([
  ["name", { ...cardamom, name: "Cinnamon Bark" }],
  ["category", { ...cardamom, category: "Tea" }],
  ["kind: a sample never merges with a paid pack", { ...cardamom, price: 0 }],
])("items of another %s stay apart", (_what, other) => {
  expect(cartOf(cardamom, other, cardamom, other).map(({ qty }) => qty)).toEqual([2, 2]);
});

test("a cart handed in is left as it was, and an id that is not in it changes nothing", () => {
  const cart = Object.freeze(cartOf(cardamom).map(Object.freeze)) as CartLine[];
  addLine(cart, cardamom, 5);
  setQuantity(cart, "Green Cardamom-1000", 7);
  setQuantity(cart, "Green Cardamom-1000", 0);
  expect(cart).toEqual(cartOf(cardamom));
  for (const qty of [5, 0]) expect(setQuantity(cart, "Cinnamon Bark-1", qty)).toEqual(cart);
});

test.each([
  [1, [1, 1]],
  [99, [99, 1]],
  [100, [99, 1]],
  [0, [1]],
  [-1, [1]],
])("a quantity set to %i", (quantity, left) => {
  const cart = cartOf(cardamom, { ...cardamom, name: "Cinnamon Bark" });
  expect(setQuantity(cart, "Green Cardamom-1000", quantity).map((line) => line.qty)).toEqual(left);
});

test("adding stops at 99 packs of one line, and the count is of packs and samples, not of lines", () => {
  const full = setQuantity(cartOf(cardamom), "Green Cardamom-1000", 99);
  expect(addLine(full, cardamom, 1)[0]?.qty).toBe(99);
  expect(cartCount([])).toBe(0);
  expect(cartCount(cartOf(cardamom, cardamom, { ...cardamom, price: 0 }))).toBe(3);
});

test.each([
  [0, "0"],
  [99, "99"],
  [100, "99+"],
  // promise: The cart's badge caps at 99+
])("the badge of %i is %s", (count, badge) => {
  expect(cartBadge(count)).toBe(badge);
});

const ordered = (name: string, price: number, qty: number) => ({ name, category: "Spice", price, qty });

test.each([
  ["all that was in it", [ordered("Green Cardamom", 200, 2), ordered("Green Cardamom", 0, 1)], []],
  ["the packs and not the sample", [ordered("Green Cardamom", 200, 2)], ["Green Cardamom 0 1"]],
  [
    "fewer than are there by now",
    [ordered("Green Cardamom", 200, 1), ordered("Green Cardamom", 0, 1)],
    ["Green Cardamom 200 1"],
  ],
  ["what is no longer there", [ordered("Cinnamon Bark", 200, 1)], ["Green Cardamom 200 2", "Green Cardamom 0 1"]],
])("after an order of %s the cart keeps the rest", (_case, lines, left) => {
  const cart = cartOf(cardamom, cardamom, { ...cardamom, price: 0 });
  expect(withoutOrdered(cart, lines).map(({ name, price, qty }) => `${name} ${price} ${qty}`)).toEqual(left);
});

test("after an order what was added in another tab stays, and another category's pack of the name; a line goes whole when its price has changed, and never as a sample", () => {
  const elsewhere = { ...cardamom, category: "Blend" };
  const cart = cartOf(elsewhere, cardamom, cardamom, cardamom, { ...cardamom, name: "Kokum" });
  const left = withoutOrdered(cart, [ordered("Green Cardamom", 200, 2)]);
  const stay = ["Green Cardamom Blend 1", "Green Cardamom Spice 1", "Kokum Spice 1"];
  expect(left.map(({ name, category, qty }) => `${name} ${category} ${qty}`)).toEqual(stay);
  // The lines that stay are the ones that were there: nothing that points at them by id is lost.
  expect(left.map(({ id }) => id)).toEqual(cart.map(({ id }) => id));
  const both = cartOf(cardamom, { ...cardamom, price: 0 });
  expect(withoutOrdered(both, [ordered("Green Cardamom", 250, 1)]).map(isSample)).toEqual([true]);
  expect(withoutOrdered(both, [ordered("Green Cardamom", 0, 1)]).map(isSample)).toEqual([false]);
});

test("a stored line has the specification's names, and comes back as it was, of whatever the shop sold once too", () => {
  const line = { ...cardamom, name: "Gone For Good", price: 0, qty: 2, description: "With ghee.", id: "1" };
  const { qty: quantity, ...same } = line;
  const stored = [{ ...same, product_name: "Gone For Good", quantity, isSample: true }];
  expect(storedCart([line])).toEqual(stored);
  expect(checkCart(stored)).toEqual([line]);
  const cart = cartOf(cardamom, { ...cardamom, price: 0 });
  expect(checkCart(JSON.parse(JSON.stringify(storedCart(cart))))).toEqual(cart);
  expect(checkCart([...stored, "line"])).toBeUndefined();
});

test.each([
  { quantity: 0 },
  { quantity: 100 },
  { quantity: 1.5 },
  { price: -1 },
  { quantity: "2" },
  { price: 99.5 },
  { isSample: "no" },
  { name: null },
])("a stored line with %j is not read", (wrong) => {
  expect(checkCart([{ ...storedCart(cartOf(cardamom))[0], ...wrong }])).toBeUndefined();
});

test("samples chosen on a product's page come into the cart once each, three at most, and only beside a pack", () => {
  const sampleOf = (name: string) => ({ ...cardamom, name, price: 0 });
  const waiting = cartOf(...["Cinnamon Bark", "Black Pepper", "Dry Ginger", "Hill Turmeric"].map(sampleOf));
  const samples = (cart: CartLine[]) =>
    withSamples(cart, waiting).flatMap((line) => (isSample(line) ? [line.name] : []));
  expect(samples(cartOf(cardamom))).toEqual(["Cinnamon Bark", "Black Pepper", "Dry Ginger"]);
  const oneThere = cartOf(cardamom, sampleOf("Black Pepper"));
  expect(samples(oneThere)).toEqual(["Black Pepper", "Cinnamon Bark", "Dry Ginger"]);
  expect(withSamples(oneThere, waiting)[0]).toBe(oneThere[0]);
  for (const nothingPaid of [[], cartOf(sampleOf("Green Cardamom"))])
    expect(withSamples(nothingPaid, waiting)).toBe(nothingPaid);
});

const lineOf = (name: string, price = 100): CartLine => newLine({ name, category: "Spice", price, qty: 1 }, 1);
const [one, two, three, added] = [lineOf("One"), lineOf("Two"), lineOf("Three"), lineOf("Added")];

test("a removed line comes back at its old place and what was added since stays; what is in the cart again is not doubled", () => {
  expect(withRemoved([one, three], [one, two, three])).toEqual([one, two, three]);
  expect(withRemoved([one, three, added], [one, two, three])).toEqual([one, two, three, added]);
  const more = { ...two, qty: 3 };
  expect(withRemoved([more], [one, two])).toEqual([one, more]);
});

test("a count in words has packs and samples apart", () => {
  const packs = translate(packCount);
  expect(itemCount([{ ...one, qty: 3 }, lineOf("Sample", 0), lineOf("Other", 0)], packs)).toBe("3 packs, 2 samples");
  expect(itemCount([one], packs)).toBe("1 pack");
  expect(itemCount([lineOf("Sample", 0)], packs)).toBe("1 sample");
});

const t = translate(lineChangeTexts);
const [product] = products as [Product];
const shopWith = (own: Partial<Product> | null) => () => (own ? { ...product, ...own } : undefined);
const line = { name: product.name, price: 180, qty: 2 };

test("a line whose pack has another price by now is shown at today's, and says what it was", () => {
  const { line: today, change } = currentLine(line, OPEN, shopWith({ price: 200 }));
  expect(today).toEqual({ ...line, price: 200 });
  expect(change && changeText(change, t)).toBe("The price was ₹180 and is ₹200 now.");
  expect(isSold(change)).toBe(true);
});

test("what is sold out or no longer sold can't be ordered, a sample of it neither", () => {
  const soldOut: ShopState = { ...OPEN, sold_out: [product.slug] };
  for (const price of [180, 0]) {
    const gone = currentLine({ ...line, price }, OPEN, shopWith(null)).change;
    const out = currentLine({ ...line, price }, soldOut).change;
    expect([gone, out].map(isSold)).toEqual([false, false]);
    expect(gone && changeText(gone, t)).toBe("We no longer sell this. Remove it to continue.");
    expect(out && changeText(out, t)).toBe("Sold out. Remove it to continue.");
  }
});

test("an unchanged line is the same object, and a sample has no price to change", () => {
  const same = currentLine(line, OPEN, shopWith({ price: 180 }));
  expect([same.line === line, same.change]).toEqual([true, null]);
  expect(lineChange({ ...line, price: 0 }, OPEN, shopWith({ price: 200 }))).toBeNull();
  // The shop's own catalogue is looked into.
  expect(lineChange({ ...line, price: product.price }, OPEN)).toBeNull();
  expect(lineChange({ ...line, name: "Saffron" }, OPEN)).toEqual({ kind: "gone" });
});

/** These facilities need nothing around them but a component: that is their whole scope. */
test.each([
  ["who is signed in", () => useUser()],
  ["the cart", () => useCart()],
  ["the samples", () => useSamples()],
  // promise: The sign-in, the cart and the samples asked for outside their scope, a component, are a developer's error
])("asking for %s outside a component is a developer's error", (_what, use) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(use).toThrow();
});
