import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { filedTextsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { filedFacts } from "#lib/shop/catalogue/filed-facts.ts";
import { changeWords } from "#lib/shop/shop-state/change-words.ts";
import {
  changedBy,
  currentValue,
  factsWith,
  filedValue,
  type Json,
  NO_CHANGES,
  overtaken,
  type StoredFacts,
} from "#lib/shop/shop-state/changed-facts.ts";
import { kitchenOn, lineIn, noticeOn } from "#lib/shop/shop-state/owners-lines.ts";

const AT = "2027-01-10T04:30:00.000Z";
const [product = expect.fail("no products")] = products;
const price = `products/${product.slug}/price`;

/** Numbers that look random and are the same in each run. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// promise: 10,000 random edits are as a plain table of values says
test("after each of 10,000 random edits and undos every fact is what was published last", () => {
  const next = randoms(46);
  const fields: Record<string, () => Json> = {
    price: () => 1 + next(1000),
    hidden: () => next(2) === 0,
    photo: () => (next(3) === 0 ? null : `0000000${next(10)}`),
    cardLine: () => `Line ${next(5)}`,
    description: () => `Words ${next(5)}`,
    "tamil.cardLine": () => (next(3) === 0 ? null : `வரி ${next(5)}`),
    "tamil.description": () => (next(3) === 0 ? null : `சொல் ${next(5)}`),
  };
  const names = Object.keys(fields);
  const model = new Map<string, Json>();
  const value = (key: string): Json => model.get(key) ?? filedValue(key) ?? null;
  const log: { key: string; before: Json }[][] = [];
  let stored: StoredFacts = NO_CHANGES;
  for (let n = 0; n < 10_000; n++) {
    const isUndo = log.length > 0 && next(5) === 0;
    const edits: [string, Json][] = isUndo
      ? (log[next(log.length)] ?? []).map(({ key, before }) => [key, before])
      : Array.from({ length: 1 + next(3) }, () => {
          const field = names[next(names.length)] ?? "price";
          return [`products/${products[next(products.length)]?.slug}/${field}`, fields[field]?.() ?? null];
        });
    const values = Object.fromEntries(edits);
    const before = Object.keys(values).map((key) => ({ key, before: value(key) }));
    const changed = changedBy(stored, values, "office", AT);
    if (changed) {
      stored = changed.facts;
      log.push(before);
      expect(changed.change.n).toBe(log.length);
    }
    for (const [key, after] of Object.entries(values)) model.set(key, after);
    for (const key of Object.keys(values)) expect(currentValue(stored, key) ?? null).toEqual(values[key]);
  }
  for (const key of model.keys()) expect(currentValue(stored, key) ?? null, key).toEqual(model.get(key));
  const facts = factsWith(stored);
  for (const { slug } of products) {
    const of = (field: string) => value(`products/${slug}/${field}`);
    expect(facts.prices[slug]).toBe(of("price"));
    expect(facts.hidden.includes(slug)).toBe(of("hidden"));
    expect(facts.photos[slug] ?? null).toBe(of("photo"));
    expect(facts.cards?.[slug]).toBe(of("cardLine"));
  }
});

test("two Tamil texts of one product stand side by side", () => {
  const of = (field: string) => `products/${product.slug}/tamil.${field}`;
  const values = { [of("cardLine")]: "வரி", [of("description")]: "சொல்" };
  const changed = changedBy(NO_CHANGES, values, "office", AT) ?? expect.fail("nothing changed");
  expect(factsWith(changed.facts).words?.[product.slug]).toMatchObject({
    cardLine: { ta: "வரி" },
    description: { ta: "சொல்" },
  });
});

test("files that were changed after a change win, and one that they took over is done; without a change, or with one of what is gone, facts are those of the files", () => {
  const older = { value: 250, filed: product.price - 1, at: AT, by: "office" };
  const stored = { version: 1, fields: { [price]: older } };
  expect(factsWith(stored).prices[product.slug]).toBe(product.price);
  expect(overtaken(stored)).toEqual([[price, older, product.price]]);
  const taken = { version: 1, fields: { [price]: { ...older, value: product.price } } };
  expect(overtaken(taken)).toEqual([]);
  expect(JSON.stringify(factsWith(NO_CHANGES))).toBe(JSON.stringify(filedFacts));
  const once = changedBy(NO_CHANGES, { [price]: 250 }, "office", AT)?.facts ?? NO_CHANGES;
  expect(Object.keys(once.fields)).toEqual([price]);
  expect(changedBy(once, { [price]: product.price }, "office", AT)?.facts).toEqual({ version: 2, fields: {} });
  const gone = { value: 1, filed: 2, at: AT, by: "office" };
  const unknown = { version: 1, fields: { "products/gold/price": gone, [`products/${product.slug}/name`]: gone } };
  expect(factsWith(unknown)).toEqual({ ...filedFacts, version: 1 });
});

test("a changed word has its day, and the texts that stay are the files'", () => {
  const { facts = NO_CHANGES } =
    changedBy(NO_CHANGES, { [`products/${product.slug}/cardLine`]: "New" }, "office", AT) ?? {};
  expect(factsWith(facts).words?.[product.slug]).toEqual({ cardLine: { en: "New" }, changedOn: "2027-01-10" });
  expect(filedTextsOf(product.slug).cardLine.en).not.toBe("New");
});

test("a notice is shown on its days, both included, and a line of the kitchen on its day and the next", () => {
  const facts = {
    ...filedFacts,
    notice: { en: "Order by Friday", from: "2027-01-10", until: "2027-01-12" },
    kitchen: { en: "Lime pickle", day: "2027-01-11" },
  };
  const days = ["2027-01-09", "2027-01-10", "2027-01-11", "2027-01-12", "2027-01-13"];
  expect(days.map((day) => noticeOn(day, facts) !== null)).toEqual([false, true, true, true, false]);
  expect(days.map((day) => kitchenOn(day, facts) !== null)).toEqual([false, false, true, true, false]);
  expect(lineIn("ta", facts.notice)).toEqual({ text: "Order by Friday", lang: "en" });
  expect(lineIn("ta", { en: "Hello", ta: "வணக்கம்" })).toEqual({ text: "வணக்கம்" });
});

// promise: the history says in words what was changed
test("a change is said with the product's name, and what was and is", () => {
  const of = (field: string, before: unknown, after: unknown) =>
    changeWords({ key: `products/hill-tea/${field}`, before, after });
  expect(of("price", 200, 1250)).toBe("Price of Hill Tea: ₹200 → ₹1,250");
  expect(of("tamil.cardLine", null, "தேநீர்")).toBe("Card line in Tamil of Hill Tea: none → “தேநீர்”");
  expect(of("hidden", false, true)).toBe("Hidden of Hill Tea: no → yes");
  // The shop no longer has this one.
  expect(changeWords({ key: "products/gone/taste", before: "a", after: "b" })).toBe("taste of gone: “a” → “b”");
  expect(of("photo", null, "0a1b2c3d")).toBe("Photo of Hill Tea: the shop's → the owner's");
});

test("lines are said with their days, and of the festivals only those that differ", () => {
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
