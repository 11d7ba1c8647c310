import { expect, test } from "vitest";
import { allSamples, newLine } from "#lib/shop/cart/cart.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import { samplesProblem, samplesPromise } from "#lib/shop/pricing/sample-texts.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { sampleRules } from "#texts/en/sample-rules.ts";

const pack = { name: "Black Pepper", price: 200, qty: 1 };
const sample = (name: string, qty = 1) => ({ name, price: 0, qty });
const ONE_PACK = "Free samples come with an order. Please add at least one pack.";
const ONE_EACH = "One free sample of each kind. Please choose different ones.";
const three = [sample("Green Cardamom"), sample("Cinnamon Bark"), sample("Hill Tea")];

// promise: Free sample: 50g
test("a sample weighs 50 g, and an order carries at most three", () => {
  expect(SAMPLE_GRAMS).toBe(50);
  expect(MAX_SAMPLES).toBe(3);
});

test("samples of the cart and those that wait beside it are one list: one of each kind, three at most", () => {
  const line = (name: string, price = 0) => newLine({ name, category: "Spice", price, qty: 1 }, 1);
  const names = (cart: string[], waiting: string[]) =>
    allSamples(
      [line("Hill Tea", 200), ...cart.map((name) => line(name))],
      waiting.map((name) => line(name)),
    ).map(({ name }) => name);
  expect(names(["Kokum"], ["Green Cardamom"])).toEqual(["Kokum", "Green Cardamom"]);
  expect(names(["Kokum", "Hill Tea"], ["Kokum", "Cinnamon Bark", "Green Cardamom"])).toEqual([
    "Kokum",
    "Hill Tea",
    "Cinnamon Bark",
  ]);
  expect(names([], [])).toEqual([]);
});

test.each([
  ["packs without samples", [pack], null],
  ["a pack with one sample", [pack, sample("Green Cardamom")], null],
  ["a pack with three different samples", [pack, ...three], null],
  ["the sample of a product that is also bought", [pack, sample("Black Pepper")], null],
  ["samples without a pack", three, ONE_PACK],
  ["four samples", [pack, ...three, sample("Kokum")], "Please choose at most 3 free samples."],
  ["two of one sample", [pack, sample("Green Cardamom", 2)], ONE_EACH],
  ["the same sample in two lines", [pack, sample("Green Cardamom"), sample("Green Cardamom")], ONE_EACH],
])("%s: what a customer reads", (_case, lines, sentence) => {
  expect(samplesProblem(lines, translate(sampleRules))).toBe(sentence);
});

test("with the half price claimed samples are promised as free, and not as a discount beside it", () => {
  const t = translate(offerRules);
  expect(samplesPromise(false, t)).toBe("They're free, and you get 10% off your packs.");
  expect(samplesPromise(true, t)).not.toContain("off your packs");
  expect(samplesPromise(true, t)).toContain("your 50% off stays");
});
