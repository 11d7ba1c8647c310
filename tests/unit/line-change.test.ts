import { expect, test } from "vitest";
import { changeText, currentLine, isSold, lineChange } from "#lib/shop/cart/line-change.ts";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { OPEN, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { lineChange as lineChangeTexts } from "#texts/en/line-change.ts";

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
  expect(same.line).toBe(line);
  expect(same.change).toBeNull();
  expect(lineChange({ ...line, price: 0 }, OPEN, shopWith({ price: 200 }))).toBeNull();
});

test("it is the shop's own catalogue that is looked into", () => {
  expect(lineChange({ ...line, price: product.price }, OPEN)).toBeNull();
  expect(lineChange({ ...line, name: "Saffron" }, OPEN)).toEqual({ kind: "gone" });
});
