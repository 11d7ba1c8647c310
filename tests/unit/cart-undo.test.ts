import { expect, test } from "vitest";
import { type CartLine, itemCount, newLine, withRemoved } from "#lib/shop/cart/cart.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { packCount } from "#texts/en/pack-count.ts";

const t = translate(packCount);

const line = (name: string, price = 100): CartLine => newLine({ name, category: "Spice", price, qty: 1 }, 1);
const [one, two, three, added] = [line("One"), line("Two"), line("Three"), line("Added")];

test("a removed line comes back at its old place, and what was added since stays", () => {
  expect(withRemoved([one, three], [one, two, three])).toEqual([one, two, three]);
  expect(withRemoved([one, three, added], [one, two, three])).toEqual([one, two, three, added]);
  expect(withRemoved([], [one, two])).toEqual([one, two]);
});

test("what is in the cart again is not doubled", () => {
  const more = { ...two, qty: 3 };
  expect(withRemoved([more], [one, two])).toEqual([one, more]);
});

test("a count in words has packs and samples apart", () => {
  expect(itemCount([{ ...one, qty: 3 }, line("Sample", 0), line("Other", 0)], t)).toBe("3 packs, 2 samples");
  expect(itemCount([one], t)).toBe("1 pack");
  expect(itemCount([line("Sample", 0)], t)).toBe("1 sample");
});
