import * as z from "zod";
import {
  $schema,
  changedOn,
  labelColour,
  list,
  lists,
  matching,
  names,
  oneOf,
  record,
  says,
  searchDescription,
  slug,
  text,
  whole,
  words,
  yesOrNo,
} from "./content-fields.ts";

/** What an owner may change without a build: how long it may be in English, what it is, and how long in others. */
export const CARD_LINE = [70, "a line", 100] as const;
export const DESCRIPTION = [400, "a description", 600] as const;

const isPattern = (value: string) => {
  try {
    new RegExp(value);
    return true;
  } catch {
    return false;
  }
};

/** What a label must warn about. Compounded asafoetida carries wheat; a vathal soaked in curd carries milk. */
export const allergens = [
  "sesame",
  "mustard",
  "wheat (gluten)",
  "milk",
  "groundnut (peanut)",
  "coconut",
  "cashew nut",
  "soya",
] as const;
export type Allergen = (typeof allergens)[number];
const heats = ["none", "mild", "medium", "hot"] as const;
const uses = ["cook", "fry", "serve", "brew"] as const;

const PLAIN_PATTERN = says("a pattern", "up to 60 letters of a regular expression, like garlic.*idli");

const amount = (what: string, unit = "grams", most = 100) => {
  const message = says("an amount", `${unit} in 100 g, from 0 to ${most.toLocaleString("en-IN")}`);
  return z.number(message).min(0, message).max(most, message).describe(`${what}, in ${unit}`);
};
/** What 100 g of a food have, in the order of Indian labels. */
const nutrition = record({
  energyKcal: amount("Energy", "kcal", 900),
  protein: amount("Protein"),
  carbohydrate: amount("Carbohydrate"),
  totalSugars: amount("Sugars of it"),
  addedSugars: amount("Sugars that were added"),
  fat: amount("Fat"),
  saturatedFat: amount("Saturated fat of it"),
  transFat: amount("Trans fat of it"),
  sodiumMg: amount("Sodium", "mg", 40_000),
}).refine(
  (of) => of.addedSugars <= of.totalSugars && of.totalSugars <= of.carbohydrate && of.saturatedFat <= of.fat,
  "a part is more than its whole; sugars are part of carbohydrate, and added ones of sugars, saturated fat of fat",
);

/** lib/content/products/<slug>.json. The file's name is the product's slug, in its address. */
export const productSchema = record({
  $schema,
  name: names(60).describe(
    "Its name in each language. The English one is unique in the shop: orders name their lines by it",
  ),
  categorySlug: slug().describe("The slug of its category in categories.json"),
  position: whole(1, 999, "a position", "numbers").describe("Its place on its category's page, from 1"),
  changedOn,
  grams: whole(1, 50_000, "a weight", "grams").describe("Net quantity of one pack, in grams"),
  price: whole(1, 100_000, "a price", "rupees").describe("Whole rupees for one pack, all taxes included"),
  hidden: yesOrNo("hidden or not").default(false).describe("true where no page shows it and nobody can order it"),
  colour: labelColour("The bright colour of its food, like #f5b800: its pack stands in it, with words in ink or white"),
  cardLine: words(...CARD_LINE).describe("One true line that says what it is"),
  description: words(...DESCRIPTION).describe("Two or three sentences; no word about health"),
  searchDescription: searchDescription(
    "What search engines show under the page's title: what it is, in the words that people type; no price",
  ),
  taste: record({
    heat: oneOf(heats, "a heat").describe("How hot it is with chilli or pepper"),
    flavours: lists(20, "a flavour", 1, 3, "a list of flavours").describe("Its main tastes, one word each"),
  }).describe("How it tastes, at a glance"),
  use: oneOf(uses, "a use").optional().describe("What is done with it: the heading of its steps. Left out: cook"),
  howToUse: lists(200, "a step", 1, 6, "a list of steps").describe("How to cook or serve it, step by step"),
  recipe: record({
    name: words(60, "a name").describe("What is cooked or served"),
    ingredients: lists(80, "an ingredient", 1, 20, "a list of ingredients").describe(
      "With their quantities, as the steps name them",
    ),
    firstStep: whole(1, 6, "a step's number", "numbers")
      .optional()
      .describe("The first of the steps that belong to it. Left out: 1"),
    lastStep: whole(1, 6, "a step's number", "numbers")
      .optional()
      .describe("The last of them. Left out: the last of all"),
  })
    .optional()
    .describe("The dish that the steps lead to, for search engines"),
  pairsWith: list(slug(), 0, 3, "a list of slugs").describe("Slugs of other products that go with it"),
  searchWords: list(text(40, "a search word"), 0, 20, "a list of words").describe(
    "What people also call it, in small letters",
  ),
  everydayNames: list(text(40, "a name"), 0, 6, "a list of names").describe(
    "Other names of the product, as people write them: for search engines",
  ),
  hsn: matching(/^\d{4,8}$/, "an HSN code", '4 to 8 digits in quotes, like "0910"')
    .optional()
    .describe("Its code in the tariff of the goods and services tax"),
  gstRate: z
    .number(says("a rate", "percent, without quotes"))
    .optional()
    .describe("The tax in its price, in percent: one of the shop's gstRates"),
  gstConfirmed: yesOrNo("confirmed or not").optional().describe("true once your accountant has confirmed both"),
  label: record({
    vegetarian: yesOrNo("vegetarian or not").describe("The mark that Indian law asks for"),
    ingredients: lists(80, "an ingredient", 1, 30, "a list of ingredients").describe("In descending order of weight"),
    allergens: list(oneOf(allergens, "a known allergen"), 0, 8, "a list of allergens").describe(
      "What the ingredients bring along",
    ),
    storage: words(200, "a storage note").describe("How to keep it"),
    bestBeforeMonths: whole(1, 60, "a time", "months").describe("Counted from the day of packing"),
    servingGrams: whole(1, 1000, "a serving", "grams").optional().describe("What one helps oneself to at a time"),
    additives: lists(80, "an additive", 0, 20, "a list of additives").optional().describe("[] for none"),
    nutrition: z.nullable(nutrition).default(null).describe("null for what is exempt, as a single spice or coffee"),
    confirmed: yesOrNo("confirmed or not").describe(
      "true once the maker has checked this label: until then its page calls it a sample",
    ),
  }).describe("What the pack's label says"),
  picture: slug().describe("The name of its picture, without the file's ending"),
  pictureAlt: words(140, "a description").describe("What is to be seen on the picture, for those who don't see it"),
  pictureDrawn: yesOrNo("drawn or not").default(false).describe("true while its pack is drawn: its page says so"),
  namePatterns: list(
    z.string(PLAIN_PATTERN).refine((value) => value !== "" && value.length <= 60 && isPattern(value), PLAIN_PATTERN),
    0,
    6,
    "a list of patterns",
  ).describe("Names that ask for this picture, as regular expressions over a slug; the longest that matches wins"),
});
export type ProductRecord = z.infer<typeof productSchema>;
