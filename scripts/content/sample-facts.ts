import { inLanguage } from "#lib/shop/language/words.ts";
import { contentFolder } from "./folders.ts";
import { type Content, readContent } from "./read.ts";

/** A fact that is marked as a sample: its field and its file, and what is there. */
type SampleFact = { file: string; field: string; value: string };

/** Facts that promise something: as long as one is a sample, no page, message or slip says it. */
export const PROMISED: string[] = ["fssai", "gstin", "upiId"];

/**
 * The facts that the owner has not replaced yet: those that shop.json names in `samples`, and labels that aren't
 * confirmed. What a fact looks like says nothing: a true licence may have many zeros.
 */
export function sampleFacts({ shop, products }: Content): SampleFact[] {
  const facts = inLanguage("en", shop);
  return [
    ...(shop.samples ?? []).map((field) => ({ file: "shop.json", field, value: textsOf(facts[field]).join(", ") })),
    ...products
      .filter(({ label }) => !label.confirmed)
      .map(({ slug }) => ({ file: `products/${slug}.json`, field: "label.confirmed", value: "false" })),
    ...(shop.tax === "regular" ? products : [])
      .filter(({ hsn, gstRate, gstConfirmed }) => !gstConfirmed || hsn === undefined || gstRate === undefined)
      .map(({ slug, gstRate }) => ({ file: `products/${slug}.json`, field: "gstRate", value: String(gstRate ?? "") })),
  ];
}

/** Those of the shop that this run is for; none where its content can't be read. */
export function samplesLeft(): SampleFact[] {
  const { content } = readContent(contentFolder());
  return content ? sampleFacts(content) : [];
}

const textsOf = (fact: object | string | null): string[] =>
  typeof fact === "object" ? Object.values(fact ?? {}).map(String) : [fact];

/** One line for each, for the person who starts or checks the shop. Unconfirmed labels are counted in one. */
export function sampleLines(facts: SampleFact[], folder: string): string[] {
  const labels = facts.filter(({ field }) => field === "label.confirmed");
  const rates = facts.filter(({ field }) => field === "gstRate");
  const lines: string[] = [];
  for (const { file, field, value } of facts.filter((fact) => !labels.includes(fact) && !rates.includes(fact)))
    lines.push(
      `${folder}/${file}: ${field}: '${value}' is marked as a sample; put your own there, and take ${field} out of samples${PROMISED.includes(field) ? "; until then it is shown nowhere" : ""}`,
    );
  if (labels.length > 0)
    lines.push(`${folder}/products: ${labels.length} label(s) are samples; check each, and set confirmed to true`);
  if (rates.length > 0)
    lines.push(
      `${folder}/products: ${rates.length} rate(s) of tax are samples; ask your accountant for hsn and gstRate, and set gstConfirmed to true`,
    );
  for (const { file } of rates.filter(({ value }) => value === ""))
    lines.push(`${folder}/${file}: gstRate: there is none; its bills say the highest rate of the order's other goods`);
  return lines;
}
