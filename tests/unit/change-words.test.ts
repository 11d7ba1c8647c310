import { expect, it } from "vitest";
import { changeWords } from "#lib/shop/shop-state/change-words.ts";

// promise: the history says in words what was changed
it("a change is said with the product's name, and what was and is", () => {
  const of = (field: string, before: unknown, after: unknown) =>
    changeWords({ key: `products/hill-tea/${field}`, before, after });
  expect(of("price", 200, 1250)).toBe("Price of Hill Tea: ₹200 → ₹1,250");
  expect(of("tamil.cardLine", null, "தேநீர்")).toBe("Card line in Tamil of Hill Tea: none → “தேநீர்”");
  expect(of("hidden", false, true)).toBe("Hidden of Hill Tea: no → yes");
  expect(of("photo", null, "0a1b2c3d")).toBe("Photo of Hill Tea: the shop's → the owner's");
});

it("lines are said with their days, and of the festivals only those that differ", () => {
  const line = { en: "New tea", ta: "புதிய தேநீர்", day: "2027-01-14", product: "hill-tea" };
  const words = "Today in the kitchen: none → New tea / புதிய தேநீர், 14 Jan 2027, hill-tea";
  expect(changeWords({ key: "kitchen", before: null, after: line })).toBe(words);
  const days = { from: "2027-01-14", until: "2027-01-17" };
  const festivals = (rain: number) =>
    Object.entries({ Harvest: 10, Rain: rain }).map(([en, percent]) => ({ id: en, name: { en }, percent, ...days }));
  expect(changeWords({ key: "promotions", before: festivals(5), after: festivals(15) })).toBe(
    "Festivals: Rain 5%, 14 Jan 2027 to 17 Jan 2027 → Rain 15%, 14 Jan 2027 to 17 Jan 2027",
  );
});

it("a product or a field that the shop no longer has is named by its key", () => {
  expect(changeWords({ key: "products/gone/taste", before: "a", after: "b" })).toBe("taste of gone: “a” → “b”");
});
