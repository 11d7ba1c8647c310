import * as z from "zod";
import { englishName } from "#lib/shop/language/language.ts";
import { date, eachLanguage, record, slug, textIn } from "./content-fields.ts";

/* The owner's lines in shop.json, which are changed on /staff too. */

const day = z.iso.date(date);
const words = eachLanguage((language) => textIn(language, 160, "a line", 220).describe(`In ${englishName(language)}`));
/** The line on top of every page. */
export const noticeSchema = z.nullable(
  record({
    ...words,
    from: day.optional().describe("The first day in India; left out: at once"),
    until: day.optional().describe("The last day, included; left out: until it is taken away"),
  }).refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    error: "the last day is before the first",
  }),
);
/** What is made today. */
export const kitchenSchema = z.nullable(
  record({
    ...words,
    day: day.describe("The day in India on which it is made: the line is gone after the next one"),
    product: slug().optional().describe("The product whose page shows it too"),
  }),
);
