import { expect, test } from "vitest";
import { mergeCart } from "#lib/shop/cart/cart-merge.ts";
import { cartOfText } from "#lib/shop/cart/cart-text.ts";

const shown = (cart: ReturnType<typeof cartOfText>) =>
  cart.map(({ name, quantity, isSample }) => `${quantity} ${name}${isSample ? " sample" : ""}`);

test("a cart that is added: packs of both add up, to 99 at most, and samples stay one each", () => {
  const own = cartOfText("hill-tea.60_black-pepper.1_hill-tea.0");
  const other = cartOfText("hill-tea.60_green-cardamom.2_hill-tea.0");
  expect(shown(mergeCart(own, other, "add"))).toEqual([
    "99 Hill Tea",
    "1 Black Pepper",
    "1 Hill Tea sample",
    "2 Green Cardamom",
  ]);
  expect(mergeCart([], other, "add")).toEqual(other);
  expect(mergeCart(own, [], "add")).toEqual(own);
});

test("a cart that replaces: its lines and quantities, with the ids and prices that the browser's scripts know", () => {
  const own = cartOfText("hill-tea.2_black-pepper.1").map((line) => ({ ...line, id: `${line.name}-77`, price: 150 }));
  const merged = mergeCart(own, cartOfText("hill-tea.5_green-cardamom.1"), "replace");
  expect(shown(merged)).toEqual(["5 Hill Tea", "1 Green Cardamom"]);
  expect(merged[0]).toMatchObject({ id: "Hill Tea-77", price: 150 });
  expect(mergeCart(own, [], "replace")).toEqual([]);
});

test("no more samples than an order may have", () => {
  const own = cartOfText("hill-tea.1_hill-tea.0_black-pepper.0");
  const other = cartOfText("green-cardamom.0_hill-turmeric.0");
  expect(mergeCart(own, other, "add").filter(({ isSample }) => isSample)).toHaveLength(3);
});
