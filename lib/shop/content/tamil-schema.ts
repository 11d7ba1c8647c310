import { list, record, says, searchDescription, text } from "./content-fields.ts";

/*
 * The Tamil texts of a record: its member `tamil`. Each may be missing, and the page shows the English text then. Names
 * in Tamil are in the record itself: they are shown on English pages too. A limit is higher than the English one where
 * Tamil needs more letters, and vowel signs count as characters.
 */

export const tamilText = (most: number, what: string) =>
  text(most, what).refine((value) => /\p{Script=Tamil}/u.test(value), says("in Tamil", "a text in Tamil letters"));

/** Fewer characters than in English fill the same width: Tamil letters are broader. */
const tamilSearchDescription = searchDescription(
  "What search engines show under the title of the page in Tamil, its first words above all",
  90,
  tamilText,
).optional();

const steps = list(tamilText(300, "a step"), 1, 6, "a list of steps");
const ingredients = (most: number) => list(tamilText(120, "an ingredient"), 1, most, "a list of ingredients");

export const tamilProduct = record({
  cardLine: tamilText(100, "a line").optional().describe("One true line that says what it is"),
  description: tamilText(600, "a description").optional().describe("Two or three sentences; no word about health"),
  searchDescription: tamilSearchDescription,
  taste: record({
    flavours: list(tamilText(30, "a flavour"), 1, 3, "a list of flavours").optional().describe("As many as in English"),
  }).optional(),
  howToUse: steps.optional().describe("One step for each English one, with the same figures"),
  recipe: record({
    name: tamilText(80, "a name").optional().describe("What is cooked or served"),
    ingredients: ingredients(20).optional().describe("One for each English one, with the same figures"),
  }).optional(),
  label: record({
    ingredients: ingredients(30).optional().describe("One for each English one, in the same order"),
    additives: ingredients(20).optional().describe("One for each English one, in the same order"),
    storage: tamilText(300, "a storage note").optional().describe("How to keep it"),
  }).optional(),
  pictureAlt: tamilText(200, "a description")
    .optional()
    .describe("What is to be seen on the picture, for those who don't see it"),
});

export const tamilCategory = record({
  description: tamilText(240, "a description").optional().describe("One or two sentences for its page"),
  searchTitle: tamilText(60, "a title").optional().describe("What people type in Tamil who look for it"),
  searchDescription: tamilSearchDescription,
  bannerAlt: tamilText(200, "a description").optional().describe("What its banner shows"),
});

export const tamilShop = record({
  tagline: tamilText(90, "a tagline").optional().describe("A few words under the name"),
  description: tamilSearchDescription,
  searchTitle: tamilText(70, "a title").optional().describe("What people type in Tamil who look for such a shop"),
  address: record({
    city: tamilText(40, "a city").optional(),
    country: tamilText(40, "a country").optional(),
  }).optional(),
  hero: record({
    headline: tamilText(90, "a headline").optional().describe("The largest words of the home page"),
    text: tamilText(180, "a line").optional().describe("What is sold, before ', in packs of …'"),
    placeholder: tamilText(120, "a line").optional().describe("Shown where the picture can't be"),
    alt: tamilText(240, "a description").optional().describe("What the wide picture shows"),
    altOnPhones: tamilText(240, "a description").optional().describe("What the upright picture shows"),
  }).optional(),
  heritageAlt: tamilText(200, "a description").optional().describe("What the picture beside the story shows"),
  story: record({
    welcome: tamilText(360, "a text").optional(),
    heritage: tamilText(600, "a text").optional(),
  }).optional(),
  making: record({
    steps: list(
      record({
        title: tamilText(60, "a title"),
        text: tamilText(300, "a text"),
        alt: tamilText(240, "a description").optional(),
      }),
      3,
      3,
      "a list of steps",
    ).optional(),
  }).optional(),
  delivery: record({ homeState: tamilText(60, "a state").optional() }).optional(),
  policies: record({
    complaintAcknowledgedWithin: tamilText(45, "a time").optional().describe("As in '48 மணி நேரம்'"),
    complaintSettledWithin: tamilText(45, "a time").optional().describe("As in 'ஒரு மாதம்'"),
  }).optional(),
});
