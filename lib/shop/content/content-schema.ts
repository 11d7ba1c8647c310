import * as z from "zod";
import {
  $schema,
  colour,
  deepColour,
  email,
  list,
  matching,
  oneOf,
  phone,
  record,
  says,
  searchDescription,
  slug,
  text,
  webAddress,
  whole,
  yesOrNo,
} from "./content-fields.ts";
import { tamilCategory, tamilProduct, tamilShop } from "./tamil-schema.ts";

/*
 * The one schema of the shop's facts in lib/content. Only the step that checks them imports it (scripts/content.ts): what
 * the shop runs on is checked before it is built. Each message reads on from 'file: field: '.
 */

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

const date = says("a day", "like 2026-11-21");
const changedOn = z.iso
  .date(date)
  .describe("The day on which any of these facts last changed: search engines read the page again after it");

const IN_TAMIL = "Its texts in Tamil, for pages in Tamil. What is missing is taken in English";
const PLAIN_PATTERN = says("a pattern", "up to 60 letters of a regular expression, like garlic.*idli");

/** lib/content/products/<slug>.json. The file's name is the product's slug, in its address. */
export const productSchema = record({
  $schema,
  name: text(60, "a name").describe("The English name, unique in the shop: orders name their lines by it"),
  tamilName: text(60, "a name").describe("The name on the pack in Tamil script"),
  category: slug().describe("The slug of its category in categories.json"),
  position: whole(1, 999, "a position", "numbers").describe("Its place on its category's page, from 1"),
  changedOn,
  weightGrams: whole(1, 50_000, "a weight", "grams").describe("Net quantity of one pack, in grams"),
  price: whole(1, 100_000, "a price", "rupees").describe("Whole rupees for one pack, all taxes included"),
  colour: deepColour("Its deep colour, like #7a2e0e: the ground of its pack, dark enough for white words"),
  cardLine: text(70, "a line").describe("One true line that says what it is"),
  description: text(400, "a description").describe("Two or three sentences; no word about health"),
  searchDescription: searchDescription(
    "What search engines show under the page's title: what it is, in the words that people type; no price",
  ),
  taste: record({
    heat: oneOf(heats, "a heat").describe("How hot it is with chilli or pepper"),
    flavours: list(text(20, "a flavour"), 1, 3, "a list of flavours").describe("Its main tastes, one word each"),
  }).describe("How it tastes, at a glance"),
  use: oneOf(uses, "a use").optional().describe("What is done with it: the heading of its steps. Left out: cook"),
  howToUse: list(text(200, "a step"), 1, 6, "a list of steps").describe("How to cook or serve it, step by step"),
  recipe: record({
    name: text(60, "a name").describe("What is cooked or served"),
    ingredients: list(text(80, "an ingredient"), 1, 20, "a list of ingredients").describe(
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
  label: record({
    vegetarian: yesOrNo("vegetarian or not").describe("The mark that Indian law asks for"),
    ingredients: list(text(80, "an ingredient"), 1, 30, "a list of ingredients").describe(
      "In descending order of weight",
    ),
    allergens: list(oneOf(allergens, "a known allergen"), 0, 8, "a list of allergens").describe(
      "What the ingredients bring along",
    ),
    storage: text(200, "a storage note").describe("How to keep it"),
    bestBeforeMonths: whole(1, 60, "a time", "months").describe("Counted from the day of packing"),
    confirmed: yesOrNo("confirmed or not").describe(
      "true once the maker has checked this label: until then its page calls it a sample",
    ),
  }).describe("What the pack's label says"),
  picture: record({
    key: slug().describe("The name of its picture, without the file's ending"),
    alt: text(140, "a description").describe("What is to be seen, for those who don't see it"),
    namePatterns: list(
      z.string(PLAIN_PATTERN).refine((value) => value !== "" && value.length <= 60 && isPattern(value), PLAIN_PATTERN),
      0,
      6,
      "a list of patterns",
    ).describe("Names that ask for this picture, as regular expressions over a slug; the longest that matches wins"),
  }),
  tamil: tamilProduct.optional().describe(IN_TAMIL),
});
export type ProductRecord = z.infer<typeof productSchema>;

/** lib/content/categories.json, in the order in which the shop shows them. */
export const categoriesSchema = record({
  $schema,
  categories: list(
    record({
      slug: slug().describe("Its part of the address, which stays when the title changes"),
      title: text(40, "a title").describe("The English title"),
      tamilTitle: text(40, "a title").describe("The title in Tamil script"),
      description: text(160, "a description").describe("One or two sentences for its page"),
      searchTitle: text(40, "a title").describe("What people type who look for it: its title in search engines"),
      searchDescription: searchDescription("What search engines show under that title"),
      changedOn,
      aliases: list(slug(), 0, 10, "a list of slugs").describe("Other addresses that lead here"),
      inHeader: yesOrNo("shown or not").describe("Is it one of the header's links?"),
      colours: record({
        deep: colour("Its dark colour: text and borders"),
        light: colour("Its light colour: grounds"),
      }),
      bannerAlt: text(140, "a description").describe("What its banner shows, for those who don't see it"),
      tamil: tamilCategory.optional().describe(IN_TAMIL),
    }),
    1,
    30,
    "a list of categories",
  ),
});
export type CategoryRecord = z.infer<typeof categoriesSchema>["categories"][number];

const days = (what: string) => whole(0, 60, "a number of days", "days").describe(what);

/** lib/content/shop.json: everything that names the maker behind the shop, and what it promises. */
export const shopSchema = record({
  $schema,
  name: text(40, "a name").describe("The shop's name"),
  tamilName: text(40, "a name").describe("The name in Tamil script"),
  tagline: text(60, "a tagline").describe("A few words under the name"),
  description: searchDescription("One sentence for search engines and shared links"),
  searchTitle: text(50, "a title").describe(
    "What people type who look for such a shop: after its name, in search engines",
  ),
  changedOn,
  legalName: text(80, "a name").describe("Who sells, as in the food licence"),
  address: record({
    line1: text(80, "an address line").describe("Number and street"),
    line2: text(80, "an address line").describe("Part of the town"),
    city: text(40, "a city").describe("City"),
    state: text(40, "a state").describe("State or union territory"),
    pincode: matching(/^[1-9][0-9]{5}$/, "a pincode", 'six digits in quotes, like "600033"').describe("Pincode"),
    country: text(40, "a country").describe("Country"),
  }).describe("Where the maker is, as on a parcel"),
  phone: phone("Shown to people, and behind 'Call us'"),
  whatsapp: phone("Behind 'WhatsApp'"),
  email: email("Where customers write to"),
  onlineStore: webAddress("The shop's own address, or another store of the maker"),
  social: record({
    instagram: webAddress("Instagram page"),
    facebook: webAddress("Facebook page"),
    youtube: webAddress("YouTube channel"),
  }).describe("Pages elsewhere"),
  fssaiLicence: matching(
    /^\d{14}( \(Sample\))?$/,
    "a food licence",
    "the 14 digits of the FSSAI licence in quotes",
  ).describe("FSSAI licence number"),
  grievanceOfficer: record({ name: text(60, "a name"), email: email("Where complaints go") }).describe(
    "Whom Indian e-commerce rules ask for",
  ),
  upiId: z
    .nullable(matching(/^[\w.-]{2,60}@[a-zA-Z]{2,30}$/, "a UPI id", "like shop@okbank, or null without quotes"))
    .describe("What a UPI app pays to, or null when the shop takes none"),
  hero: record({
    headline: text(60, "a headline").describe("The largest words of the home page"),
    text: text(120, "a line").describe("What is sold, before ', in packs of …'"),
    placeholder: text(80, "a line").describe("Shown where the picture can't be"),
    alt: text(160, "a description").describe("What the wide picture shows"),
    altOnPhones: text(160, "a description").describe("What the upright picture shows"),
  }),
  heritageAlt: text(140, "a description").describe("What the picture beside the shop's story shows"),
  story: record({
    welcome: text(240, "a text").describe("Two or three sentences under the welcome on the home page"),
    heritage: text(400, "a text").describe("The maker's story on the home page"),
  }).describe("What the home page tells of the shop"),
  dishes: list(
    record({
      key: slug().describe("Names it, and its picture: dish-<key>"),
      name: text(40, "a name").describe("What people call it"),
      tamilName: text(40, "a name").describe("The name in Tamil script"),
      products: list(slug(), 1, 5, "a list of slugs").describe("Slugs of the products that make it"),
    }),
    1,
    9,
    "a list of dishes",
  ).describe("What customers cook, on the home page"),
  making: record({
    product: slug().describe("Slug of the product that is made"),
    steps: list(
      record({
        title: text(40, "a title").describe("The step, in one to four words"),
        text: text(200, "a text").describe("What is done, in one or two sentences"),
        alt: text(160, "a description").optional().describe("What its picture shows"),
      }),
      3,
      3,
      "a list of steps",
    ).describe("The three steps; their pictures are making-1 to making-3"),
  }).describe("How one product is made, on the home page"),
  delivery: record({
    homeState: text(40, "a state").describe("Orders to this state arrive sooner"),
    homeStateCode: matching(/^[A-Z]{2}$/, "a state's code", "two capitals from ISO 3166-2, like TN").describe(
      "The same in ISO 3166-2, after 'IN-'",
    ),
    homeDays: record({ least: days("The soonest"), most: days("Until when the promise runs") }).describe(
      "Business days to the home state",
    ),
    daysElsewhere: days("Days to any other state"),
    processingDays: record({ least: days("The soonest"), most: days("At the latest") }).describe(
      "How soon an order is packed",
    ),
  }),
  policies: record({
    changedOn: z.iso.date(date).describe("The day on which a policy page last changed in meaning"),
    reportWithinHours: whole(1, 720, "a number of hours", "hours").describe(
      "A damaged or wrong pack is reported within these hours",
    ),
    refundWithinDays: whole(1, 60, "a number of days", "days").describe(
      "A refund is on its way within these business days",
    ),
    complaintAcknowledgedWithin: text(30, "a time").describe("As in '48 hours'"),
    complaintSettledWithin: text(30, "a time").describe("As in 'one month'"),
  }).describe("What the policy pages promise"),
  search: record({
    examples: list(text(20, "a search word"), 1, 5, "a list of words").describe(
      "Words that find something, offered below an empty search field",
    ),
    sameWords: list(list(text(40, "a search word"), 2, 12, "a row of words"), 0, 200, "a list of rows").describe(
      "Rows of words that mean the same to a search, in any spelling: the shop's word first",
    ),
  }),
  tamil: tamilShop.optional().describe(IN_TAMIL),
});
export type ShopRecord = z.infer<typeof shopSchema>;
