import { expect, test } from "vitest";
import { addLine, type CartLine, MAX_LINES, setQuantity } from "#lib/shop/cart/cart.ts";
import { cartOfText, LONGEST_CART_TEXT, textOfCart, withChosenSamples } from "#lib/shop/cart/cart-text.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";

const [tea, pepper] = [
  products.find(({ slug }) => slug === "hill-tea"),
  products.find(({ slug }) => slug === "black-pepper"),
];
if (!tea || !pepper) throw new Error("The fixture shop has no tea.");

test("a cart is the same after its text was read, samples apart from packs", () => {
  const cart = withChosenSamples(setQuantity(addLine(addLine([], tea, 0), pepper, 0), "Hill Tea-0", 2), ["hill-tea"]);
  expect(textOfCart(cart)).toBe("hill-tea.2_black-pepper.1_hill-tea.0");
  expect(cartOfText(textOfCart(cart))).toEqual(cart);
});

test("what is no line of this shop is left out of a text, and so is a second line of the same", () => {
  const text = "hill-tea.2_mysore-pak.1_hill-tea.3_black-pepper.100_black-pepper._.1_x_hill-tea.-1_Black-Pepper.1";
  expect(cartOfText(text).map(({ name, quantity }) => [name, quantity])).toEqual([["Hill Tea", 2]]);
  for (const nothing of ["", "_", "~", "__proto__.1", "constructor.1", "a".repeat(10_000)])
    expect(cartOfText(nothing)).toEqual([]);
});

test("a text has at most 50 lines and 3,600 characters, whatever the cart has", () => {
  const many: CartLine[] = Array.from({ length: 200 }, () => addLine([], tea, 0)[0] as CartLine);
  expect(textOfCart(many).split("_")).toHaveLength(MAX_LINES);
  expect(textOfCart(many).length).toBeLessThanOrEqual(LONGEST_CART_TEXT);
  expect(textOfCart([{ ...(many[0] as CartLine), product_name: "No longer sold" }])).toBe("");
});

test("chosen samples replace those before, each once, and unknown ones are none", () => {
  const before = withChosenSamples(addLine([], tea, 0), ["black-pepper"]);
  const after = withChosenSamples(before, ["hill-tea", "hill-tea", "no-such-thing"]);
  expect(after.map(({ name, isSample, price }) => [name, isSample, price])).toEqual([
    ["Hill Tea", false, tea.price],
    ["Hill Tea", true, 0],
  ]);
});
