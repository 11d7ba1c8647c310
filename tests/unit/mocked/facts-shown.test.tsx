import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { product as productTexts } from "#texts/en/product.ts";
import { sampleNotice } from "#texts/en/sample-notice.ts";
import { LabelTable } from "@/components/catalogue/label-table";
import { contentModules } from "@/scripts/content/modules";
import { readContent } from "@/scripts/content/read";
import { contentWith } from "@/tests/support/content";

type Label = ReturnType<typeof textsOf>["label"];

/** What a label has: its rows of a name and a fact, those of its nutrition, and its markup. */
function labelOf(slug: string, change: Partial<Label> = {}, language: Language = "en") {
  const product = products.find((each) => each.slug === slug);
  if (!product) throw new Error(`There is no ${slug}.`);
  const texts = textsOf(slug, language);
  const changed = { ...texts, label: { ...texts.label, ...change } };
  const t = translateIn(language, productTexts);
  const html = renderToStaticMarkup(<LabelTable product={product} texts={changed} language={language} t={t} />);
  const pairs = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = "", fact = ""]) => [name, fact]);
  return {
    html,
    rows: Object.fromEntries(pairs(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)) as Record<string, string>,
    nutrition: pairs(/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g),
  };
}

test("a label has its nutrition as a table with a caption, in the order of a pack, each amount with its unit", () => {
  const { html, nutrition } = labelOf("prawn-relish");
  expect(html).toMatch(/<table[^>]*><caption[^>]*>Nutrition: average per 100 g<\/caption>/);
  const [before, after] = [nutrition.slice(0, 4), nutrition.slice(4)].map((rows) => rows.map((row) => row.join(" ")));
  expect(before).toEqual(["Energy 262 kcal", "Protein 14.5 g", "Carbohydrate 12.3 g", "of which total sugars 2.9 g"]);
  const fats = ["Fat 17.2 g", "of which saturated fat 3.1 g", "of which trans fat 0.1 g"];
  expect(after).toEqual(["of which added sugars 1.5 g", ...fats, "Sodium 3400 mg"]);
});

test("in Tamil no word of the label is English but those that are marked so", () => {
  const { nutrition } = textsOf("prawn-relish").label;
  const inTamil = labelOf("black-pepper", { nutrition }, "ta");
  expect(inTamil.nutrition[8]).toEqual(["சோடியம்", "3400 மி.கி."]);
  expect(inTamil.rows["உணவுச் சேர்க்கைகள்"]).toBe("எதுவும் இல்லை");
  const unmarked = inTamil.html.replace(/<dd lang="en">.*?<\/dd>/g, "").replace(/<[^>]+>/g, " ");
  expect(unmarked.replace("FSSAI", "")).not.toMatch(/[A-Za-z]/);
});

test("a label says of additives and of servings only what it knows, as many as are whole, and a single spice has no table", () => {
  expect(labelOf("black-pepper").html).not.toContain("<table");
  const additives = "preservative (sodium benzoate, INS 211)";
  expect(labelOf("lime-relish").rows.Additives).toBe(additives);
  expect(labelOf("lime-relish", {}, "ta").html).toContain(`<dd lang="en">${additives}`);
  expect(labelOf("lime-relish", { additives: [] }).rows.Additives).toBe("None");
  expect(labelOf("quick-paste").rows).not.toHaveProperty("Additives");
  expect(labelOf("banana-crisps").rows["Serving size"]).toBe("30 g, about 3 in a pack");
  expect(labelOf("banana-crisps", { servingGrams: 60 }).rows["Serving size"]).toBe("60 g, about 1 in a pack");
  expect(labelOf("banana-crisps", { servingGrams: undefined }).rows).not.toHaveProperty("Serving size");
});

test("who packs is named where it is another firm, who imports nowhere in this shop, whom to turn to by name, and a label that nobody has confirmed a sample", () => {
  const { rows } = labelOf("lime-relish");
  expect(rows["Packed by"]).toBe("Kalpetta Packers, 3 Mill Road, Kalpetta, Kerala - 673122");
  expect(rows).not.toHaveProperty("Imported by");
  expect(rows["Consumer care"]).toBe("Thomas Mathew, customer care, +91 94470 77777, care@wayanad-larder.example");
  expect(labelOf("lime-relish").html).toContain("Sample label: ingredients, nutrition,");
  expect(labelOf("lime-relish", { confirmed: true }).html).not.toContain("Sample label");
});

test("a shop that names nobody for it has its own phone and e-mail on its labels", async () => {
  const { content } = readContent(contentWith());
  if (!content) throw new Error("The content is not whole.");
  expect([content.shop.packer, content.shop.importer]).toEqual([null, null]);
  for (const { label, pictureDrawn } of content.products)
    expect([label.nutrition, pictureDrawn]).toEqual([null, false]);
  expect(contentModules(content, {}, {})["texts.ts"]).not.toContain("consumerCare");
  vi.resetModules();
  vi.doMock("#content/texts.ts", async (original) => ({ ...(await original<object>()), people: {} }));
  const { consumerCare } = await import("#lib/shop/facts/shop-texts.ts");
  const { shop } = await import("#lib/shop/facts/shop.ts");
  expect(consumerCare).toBe(`${shop.phone}, ${shop.email}`);
});

const facts = {
  name: { en: "Kamala", ta: "கமலா" },
  words: {
    en: ["I roast each spice alone.", "My mother did."],
    ta: ["ஒவ்வொன்றையும் தனியாக வறுப்பேன்.", "அம்மாவும் அப்படித்தான்."],
  },
  alt: { en: "Kamala beside her stone", ta: "அம்மிக்குப் பக்கத்தில் கமலா" },
  signature: "M4 60C20 10 40 70 60 30",
};

/** The slot on a page, of a shop with these facts, with the maker's photo or without. */
async function slot(language: "en" | "ta", maker: typeof facts | undefined, hasPhoto: boolean): Promise<string> {
  vi.resetModules();
  vi.doMock("#lib/shop/facts/shop-texts.ts", () => ({ maker }));
  vi.doMock("#content/pictures.ts", async (original) => {
    const { pictureData } = await original<typeof import("#content/pictures.ts")>();
    return { pictureData: { ...pictureData, ...(hasPhoto && { maker: pictureData.heritage }) } };
  });
  const { Maker } = await import("@/components/home/maker");
  return renderToStaticMarkup(<Maker language={language} />);
}

// promise: the maker's place is empty until her photo and her words are there
test("without the maker's facts or without her photo nothing of her is on the page", async () => {
  for (const hasPhoto of [false, true]) expect(await slot("en", undefined, hasPhoto)).toBe("");
  expect(await slot("ta", facts, false)).toBe("");
});

test("filled in, it shows her photo with its words, her two lines and her signature, in the page's language", async () => {
  const [english, tamil] = [await slot("en", facts, true), await slot("ta", facts, true)];
  for (const text of [facts.name.en, ...facts.words.en]) expect(english).toContain(text);
  for (const text of [facts.name.ta, ...facts.words.ta]) expect(tamil).toContain(text);
  expect(tamil).not.toMatch(/Kamala|spice|mother/);
  for (const html of [english, tamil]) {
    expect(html).toContain(`<path d="${facts.signature}"`);
    expect(html).toContain('data-picture="maker"');
  }
  expect(english).toContain(`alt="${facts.alt.en}"`);
  expect(tamil).toContain(`alt="${facts.alt.ta}"`);
});

async function noticeOf(hasSampleFacts: boolean, siteUrl: string): Promise<string> {
  vi.resetModules();
  vi.doMock("#lib/shop/facts/shop-texts.ts", () => ({ hasSampleFacts }));
  const { SampleNotice } = await import("@/components/layout/notice-line");
  return renderToStaticMarkup(<SampleNotice siteUrl={siteUrl} t={translate(sampleNotice)} />);
}

test("every page of a public shop says that its facts are samples as long as they are, and on one's own machine it does not nag", async () => {
  expect(await noticeOf(true, "https://shop.example")).toContain("are still samples");
  expect(await noticeOf(false, "https://shop.example")).toBe("");
  expect(await noticeOf(true, "http://localhost:3000")).toBe("");
});
