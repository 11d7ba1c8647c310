import type { Content } from "./read.ts";

/** What this project ships so that it can be tried, and no shop may sell with: the word, domains for examples, numbers that are none. */
const SAMPLE = /\bsample\b|\.example\b|(?:0 ?){5,}/i;

/** A fact that still is a sample: the field of its file, in dots, and what is there. */
export type SampleFact = { file: string; field: string; value: string };

/** The facts that the owner has not replaced yet. A label that isn't confirmed is one. */
export function sampleFacts({ shop, products }: Content): SampleFact[] {
  const { $schema: _, ...facts } = shop;
  return [
    ...texts(facts)
      .filter(([, value]) => SAMPLE.test(value))
      .map(([field, value]) => ({ file: "shop.json", field, value })),
    ...products
      .filter(({ label }) => !label.confirmed)
      .map(({ slug }) => ({ file: `products/${slug}.json`, field: "label.confirmed", value: "false" })),
  ];
}

/** Every text in a value, with its path. */
function texts(value: unknown, way = ""): [field: string, text: string][] {
  if (typeof value === "string") return [[way, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, way === "" ? key : `${way}.${key}`));
}

/** One line for each, for the person who starts or checks the shop. Unconfirmed labels are counted in one. */
export function sampleLines(facts: SampleFact[], folder: string): string[] {
  const labels = facts.filter(({ field }) => field === "label.confirmed");
  return [
    ...facts
      .filter((fact) => !labels.includes(fact))
      .map(({ file, field, value }) => `${folder}/${file}: ${field}: '${value}' is a sample; put your own there`),
    ...(labels.length > 0
      ? [`${folder}/products: ${labels.length} label(s) are samples; check each, and set confirmed to true`]
      : []),
  ];
}
