import * as z from "zod";
import { states } from "#lib/shop/customer/states.ts";
import { DEFAULT_LANGUAGE } from "#lib/shop/language/language.ts";
import {
  $schema,
  changedOn,
  colour,
  date,
  email,
  inLanguages,
  list,
  lists,
  matching,
  names,
  oneOf,
  phone,
  record,
  says,
  searchDescription,
  slug,
  text,
  textIn,
  webAddress,
  whole,
  words,
  yesOrNo,
} from "./content-fields.ts";
import { kitchenSchema, noticeSchema } from "./lines-schema.ts";
import { taxKinds } from "./tax-kinds.ts";

/*
 * The one schema of the shop's facts in lib/content, with product-schema.ts. Only the step that checks them imports it
 * (scripts/content.ts): what the shop runs on is checked before it is built. Each message reads on from 'file: field:
 * '.
 */

/** lib/content/categories.json, in the order in which the shop shows them. */
export const categoriesSchema = record({
  $schema,
  categories: list(
    record({
      slug: slug().describe("Its part of the address, which stays when the name changes"),
      name: names(40).describe("Its name in each language; products and carts carry the English one"),
      description: words(160, "a description").describe("One or two sentences for its page"),
      searchTitle: words(40, "a title").describe("What people type who look for it: its title in search engines"),
      searchDescription: searchDescription("What search engines show under that title"),
      changedOn,
      aliases: list(slug(), 0, 10, "a list of slugs").describe("Other addresses that lead here"),
      inHeader: yesOrNo("shown or not").describe("Is it one of the header's links?"),
      colours: record({
        deep: colour("Its dark colour: text and borders"),
        light: colour("Its light colour: grounds"),
      }),
      bannerAlt: words(140, "a description").describe("What its banner shows, for those who don't see it"),
    }),
    1,
    30,
    "a list of categories",
  ),
});
export type CategoryRecord = z.infer<typeof categoriesSchema>["categories"][number];

/** The facts that only the maker knows: they may be marked as samples. */
const sampleNames = [
  "legalName",
  "address",
  "phone",
  "whatsapp",
  "email",
  "onlineStore",
  "social",
  "fssai",
  "grievanceOfficer",
  "upiId",
  "gstin",
] as const;

const days = (what: string) => whole(0, 60, "a number of days", "days").describe(what);

/** lib/content/shop.json: everything that names the maker behind the shop, and what it promises. */
export const shopSchema = record({
  $schema,
  samples: list(oneOf(sampleNames, "a fact of the shop"), 0, sampleNames.length, "a list of facts")
    .refine((names) => new Set(names).size === names.length, "names a fact twice; once is enough")
    .optional()
    .describe("The facts below that are only samples: a shop for the public starts once none is left"),
  name: names(40).describe("The shop's name in each language"),
  tagline: words(60, "a tagline").describe("A few words under the name"),
  description: searchDescription("One sentence for search engines and shared links"),
  searchTitle: words(50, "a title").describe(
    "What people type who look for such a shop: after its name, in search engines",
  ),
  changedOn,
  legalName: text(80, "a name").describe("Who sells, as in the food licence"),
  address: record({
    line1: text(80, "an address line").describe("Number and street"),
    line2: text(80, "an address line").describe("Part of the town"),
    city: words(40, "a city").describe("City"),
    state: oneOf(states, "a state").describe("State or union territory"),
    pincode: matching(/^[1-9][0-9]{5}$/, "a pincode", 'six digits in quotes, like "600033"').describe("Pincode"),
    country: words(40, "a country").describe("Country"),
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
  fssai: record({
    kind: oneOf(["registration", "state-licence", "central-licence"], "what FSSAI gives").describe("What it is called"),
    number: matching(/^\d{14}( \(Sample\))?$/, "a number of FSSAI", "its 14 digits in quotes").describe("Its number"),
  }).describe("The maker's registration or licence with India's food authority"),
  tax: oneOf(taxKinds, "a kind of registration")
    .default("unregistered")
    .describe("How the seller is registered for GST: it decides what the bill is called and says"),
  gstin: z
    .nullable(
      matching(/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, "a GSTIN", "15 characters, like 33AAAAA0000A1Z5, or null"),
    )
    .default(null)
    .describe("The number of that registration, or null where there is none"),
  billSeries: matching(/^[A-Z]{2}$/, "a series", "two capitals, like AN")
    .default("BL")
    .describe("What the numbers of bills begin with"),
  gstRates: list(z.number().min(0).max(100), 1, 10, "a list of rates")
    .default([0, 5, 18, 40])
    .describe("The rates of tax that there are, in percent"),
  grievanceOfficer: record({
    name: text(60, "a name"),
    designation: text(60, "a designation").describe("What they are in the business, as in 'Owner'"),
    email: email("Where complaints go"),
  }).describe("Whom Indian e-commerce rules ask for"),
  consumerCare: record({ name: text(60, "a name"), phone: phone("Its phone"), email: email("Its address") })
    .optional()
    .describe("Whom a customer turns to about a pack, as its label says. Left out: the shop's phone and e-mail"),
  packer: z.nullable(text(240, "a name and an address")).default(null).describe("Who packs, where it is not the maker"),
  importer: z.nullable(text(240, "a name and an address")).default(null).describe("Who imports goods from abroad"),
  upiId: z
    .nullable(matching(/^[\w.-]{2,60}@[a-zA-Z]{2,30}$/, "a UPI id", "like shop@okbank, or null without quotes"))
    .describe("What a UPI app pays to, or null when the shop takes none"),
  payment: oneOf(["upi-before-dispatch", "cash-on-delivery", "either"], "a way to pay")
    .default("upi-before-dispatch")
    .describe("When customers pay: by UPI before dispatch, the courier in cash, or as they like"),
  hero: record({
    headline: words(60, "a headline").describe("The largest words of the home page"),
    text: words(120, "a line").describe("What is sold, before ', in packs of …'"),
    placeholder: words(80, "a line").describe("Shown where the picture can't be"),
    alt: words(160, "a description").describe("What the wide picture shows"),
    altOnPhones: words(160, "a description").describe("What the upright picture shows"),
  }),
  maker: record({
    name: names(40).describe("Whose hand makes it"),
    words: lists(120, "a line", 2, 2, "two lines").describe("Two lines in her own words"),
    alt: words(140, "a description").describe("What her photo, photos/maker.jpg, shows"),
    signature: matching(/^[Mm][\d\s.,a-zA-Z-]{4,4000}$/, "a path", "the d of an SVG path on 240 by 80"),
  })
    .optional()
    .describe("The maker, beside the story; shown once it and her photo are there"),
  heritageAlt: words(140, "a description").describe("What the picture beside the shop's story shows"),
  story: record({
    welcome: words(240, "a text").describe("Two or three sentences under the welcome on the home page"),
    heritage: words(400, "a text").describe("The maker's story on the home page"),
  }).describe("What the home page tells of the shop"),
  dishes: list(
    record({
      key: slug().describe("Names it, and its picture: dish-<key>"),
      name: names(40).describe("What people call it"),
      products: list(slug(), 1, 5, "a list of slugs").describe(
        "Slugs of the products that make it, its recipe's three first",
      ),
      recipe: lists(200, "a step", 4, 4, "a list of steps").describe("How it is cooked, in four steps"),
    }),
    1,
    9,
    "a list of dishes",
  ).describe("What customers cook, on the home page"),
  making: record({
    product: slug().describe("Slug of the product that is made"),
    steps: inLanguages((language) =>
      list(
        record({
          title: textIn(language, 40, "a title").describe("The step, in one to four words"),
          text: textIn(language, 200, "a text").describe("What is done, in one or two sentences"),
          alt: textIn(language, 160, "a description").optional().describe("What its picture shows"),
        }),
        3,
        3,
        "a list of steps",
      ),
    ).describe("The three steps; their pictures are making-1 to making-3"),
  }).describe("How one product is made, on the home page"),
  delivery: record({
    homeState: inLanguages((language) =>
      language === DEFAULT_LANGUAGE ? oneOf(states, "a state") : textIn(language, 40, "a state"),
    ).describe("Orders to this state arrive sooner"),
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
  deliverTo: record({
    states: z.union([z.literal("all"), z.array(z.enum(states))], says("an area", '"all", or a list of states')),
    withoutPincodes: list(matching(/^[1-9]\d{1,5}$/, "a beginning", 'like "744"'), 0, 200, "a list").default([]),
  })
    .default({ states: "all", withoutPincodes: [] })
    // The states are those alone, or else the others, of which there are fewer.
    .transform(({ states: to, withoutPincodes }) => {
      const others = states.filter((state) => to !== "all" && !to.includes(state));
      const isOnly = to !== "all" && to.length <= others.length;
      return { isOnly, states: isOnly ? to : others, withoutPincodes };
    })
    .describe("Where parcels go: all states or these, but to no pincode that begins like one of those"),
  policies: record({
    changedOn: z.iso.date(date).describe("The day on which a policy page last changed in meaning"),
    reportWithinHours: whole(1, 720, "a number of hours", "hours").describe(
      "A damaged or wrong pack is reported within these hours",
    ),
    refundWithinDays: whole(1, 60, "a number of days", "days").describe(
      "A refund is on its way within these business days",
    ),
    complaintAcknowledgedWithin: words(30, "a time").describe("As in '48 hours'"),
    complaintSettledWithin: words(30, "a time").describe("As in 'one month'"),
    retentionYears: whole(1, 30, "a number of years", "years").describe(
      "So many years after an order its customer's details are erased from it: as long as tax law asks, so ask your accountant",
    ),
  }).describe("What the policy pages promise"),
  search: record({
    examples: list(text(20, "a search word"), 1, 5, "a list of words").describe(
      "Words that find something, offered below an empty search field",
    ),
    sameWords: list(list(text(40, "a search word"), 2, 12, "a row of words"), 0, 200, "a list of rows").describe(
      "Rows of words that mean the same to a search, in any spelling: the shop's word first",
    ),
  }),
  notice: noticeSchema.default(null).describe("A line on top of every page, or null"),
  kitchen: kitchenSchema.default(null).describe("What is made today, on the home page for two days, or null"),
});
export type ShopRecord = z.infer<typeof shopSchema>;
