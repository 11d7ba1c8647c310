import * as z from "zod";
import { $schema, date, list, matching, offerName, oneOf, record, slug, whole, yesOrNo } from "./content-fields.ts";

/** The rows that the specification names: the code that claims offers and gives samples knows them by these ids. */
export const OWN_PROMOTIONS = ["first_order", "eligible", "sample"] as const;

/** Is a row one of those? The others are festivals, which the owner changes. */
export const isOwnPromotion = ({ id }: { id: string }): boolean => OWN_PROMOTIONS.some((own) => own === id);

const minimum = (what: string) => whole(0, 100_000, "a minimum", "rupees").describe(what);
const day = (what: string) => z.iso.date(date).optional().describe(what);

const row = record({
  id: matching(/^[a-z][a-z0-9_-]{1,39}$/, "an id", "small letters, digits, - and _, like pongal-2027").describe(
    "Saved with each order that it was used for: never give it to another promotion",
  ),
  name: offerName.describe("What a bill calls it"),
  percent: whole(1, 90, "a discount", "percent").describe("What it takes off, in percent"),
  requires: oneOf(["claim", "samples", "eligibility"], "a condition")
    .optional()
    .describe("What the customer must have done; without it the promotion is for everybody"),
  minimum: record({
    signed_in: minimum("The least total of the paid packs, in rupees, of a customer with an account"),
    guest: minimum("The same of a guest"),
  }).optional(),
  from: day("The first day in India, included"),
  until: day("The last day in India, included"),
  only: record({
    categories: list(slug(), 1, 30, "a list of categories").optional().describe("Their slugs"),
    products: list(slug(), 1, 200, "a list of products").optional().describe("Their slugs"),
  })
    .optional()
    .describe("The products that it is limited to"),
  offProduction: yesOrNo("shown or not").optional().describe("Only while the shop is not open to the public"),
});
const rows = list(row, 0, 50, "a list of promotions");

/** lib/content/promotions.json: what takes something off the packs of an order. */
export const promotionsSchema = record({ $schema, promotions: rows });
export type PromotionRecord = z.infer<typeof row>;

/** The festivals alone, as an owner sends them: for everybody, with days. */
export const festivalsSchema = rows.refine(
  (all) => all.every((festival) => !isOwnPromotion(festival) && !festival.requires && festival.from && festival.until),
  "a festival has a first and a last day, asks for nothing, and is none of the shop's own offers",
);
