import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { states } from "#lib/shop/customer/address.ts";
import { generatedFolder } from "@/scripts/content/folders";
import { cutPhotos } from "@/scripts/content/photos";
import { writeContent } from "@/scripts/content/write";
import { sizesOf } from "@/scripts/pictures/recipes";
import { script } from "@/tests/support/command";
import { contentWith, type Files } from "@/tests/support/content";

const SHOP = "shop.json";
const CATEGORIES = "categories.json";
const PROMOTIONS = "promotions.json";
const FEAST = "promotions.3";
const RED = "products/red-thing.json";
const BLUE = "products/blue-thing.json";

/** Puts a value at a place of a file: 'label.storage', 'categories.0.slug'. Undefined takes the field out. */
function put(file: string, at: string, value: unknown) {
  return (files: Files) => {
    const steps = at.split(".");
    const last = steps.pop() ?? "";
    // biome-ignore lint/suspicious/noExplicitAny: content that is broken on purpose has no type
    const holder = steps.reduce((part: any, step) => part[step], files[file]);
    holder[last] = value;
  };
}
/** Of a hundred grams all sugars are added, all carbohydrate is sugar and all fat saturated: parts may be as much as their whole. */
const NUTRITION = {
  energyKcal: 394,
  protein: 1,
  carbohydrate: 30,
  totalSugars: 30,
  addedSugars: 30,
  fat: 30,
  saturatedFat: 30,
  transFat: 0,
  sodiumMg: 40_000,
};
const file = (name: string, value: Files[string]) => (files: Files) => {
  files[name] = value;
};

/** Each kind of mistake, and the one message about it behind the folder's name. */
const mistakes: [what: string, change: (files: Files) => void, sentence: string][] = [
  ["a price of nothing", put(RED, "price", 0), `${RED}: price: 0 is not a price; whole rupees from 1 to 1,00,000`],
  [
    "a price in quotes",
    put(RED, "price", "240"),
    `${RED}: price: "240" is not a price; whole rupees from 1 to 1,00,000`,
  ],
  [
    "a price with paise",
    put(RED, "price", 99.5),
    `${RED}: price: 99.5 is not a price; whole rupees from 1 to 1,00,000`,
  ],
  ["no price", put(RED, "price", undefined), `${RED}: price: is missing; whole rupees from 1 to 1,00,000`],
  ["a colour by its name", put(RED, "colour", "red"), `${RED}: colour: "red" is not a colour; like #7a2e0e`],
  ["no colour", put(RED, "colour", undefined), `${RED}: colour: is missing; like #7a2e0e`],
  [
    "a colour that hides its words",
    put(RED, "colour", "#a07040"),
    `${RED}: colour: "#a07040" is not a ground on which words can be read; a lighter or a darker colour, like #f5b800 or #7a2e0e`,
  ],
  ["a weight of nothing", put(RED, "grams", -1), `${RED}: grams: -1 is not a weight; whole grams from 1 to 50,000`],
  ["an empty name", put(RED, "name", ""), `${RED}: name: is missing; 1 to 60 characters, without blanks at its ends`],
  [
    "a name with a blank at its end",
    put(RED, "name", "Red "),
    `${RED}: name: "Red " is not a name; 1 to 60 characters, without blanks at its ends`,
  ],
  [
    "two products of one name",
    put(BLUE, "name", "red thing"),
    `${BLUE}: name: another product is called red thing; orders tell products by their names`,
  ],
  [
    "a promotion that ends before it begins",
    put(PROMOTIONS, `${FEAST}.until`, "2027-01-13"),
    `${PROMOTIONS}: feast: the last day is before the first`,
  ],
  [
    "a promotion's day that does not exist",
    put(PROMOTIONS, `${FEAST}.from`, "2027-02-30"),
    `${PROMOTIONS}: promotions 4. from: "2027-02-30" is not a day; like 2026-11-21`,
  ],
  [
    "a promotion of a category that is not there",
    put(PROMOTIONS, `${FEAST}.only`, { categories: ["sweets"] }),
    `${PROMOTIONS}: feast: only categories: there is no sweets; take it out, or mend its slug`,
  ],
  [
    "a promotion of a product that is not there",
    put(PROMOTIONS, `${FEAST}.only`, { products: ["red-thing", "lost-thing"] }),
    `${PROMOTIONS}: feast: only products: there is no lost-thing; take it out, or mend its slug`,
  ],
  [
    "two promotions of one id",
    put(PROMOTIONS, `${FEAST}.id`, "sample"),
    `${PROMOTIONS}: sample is there twice; orders tell promotions by their ids`,
  ],
  [
    "the first-order offer taken out",
    put(PROMOTIONS, "promotions.0.id", "first"),
    `${PROMOTIONS}: first_order is missing; put it back, with a from that is still to come where it shall not hold`,
  ],
  [
    "a promotion of everything",
    put(PROMOTIONS, `${FEAST}.percent`, 100),
    `${PROMOTIONS}: promotions 4. percent: 100 is not a discount; whole percent from 1 to 90`,
  ],
  [
    "an unknown category",
    put(RED, "categorySlug", "sweets"),
    `${RED}: categorySlug: there is no category sweets; one of things`,
  ],
  [
    "a category that is no slug",
    put(RED, "categorySlug", "All Things"),
    `${RED}: categorySlug: "All Things" is not a slug; small letters, digits and single hyphens, like mango-relish`,
  ],
  [
    "a position of nothing",
    put(RED, "position", 0),
    `${RED}: position: 0 is not a position; whole numbers from 1 to 999`,
  ],
  [
    "an unknown heat",
    put(RED, "taste.heat", "very hot"),
    `${RED}: taste heat: "very hot" is not a heat; one of none, mild, medium, hot`,
  ],
  [
    "an unknown allergen",
    put(RED, "label.allergens", ["nuts"]),
    `${RED}: label allergens 1.: "nuts" is not a known allergen; one of sesame, mustard, wheat (gluten), milk, groundnut (peanut), coconut, cashew nut, soya`,
  ],
  [
    "no ingredients",
    put(RED, "label.ingredients", []),
    `${RED}: label ingredients: is not a list of ingredients; a list of 1 to 30, in square brackets`,
  ],
  [
    "a word instead of a list",
    put(RED, "howToUse", "Use it."),
    `${RED}: howToUse: is not a list of steps; a list of 1 to 6, in square brackets`,
  ],
  [
    "yes instead of true",
    put(RED, "label.vegetarian", "yes"),
    `${RED}: label vegetarian: "yes" is not vegetarian or not; true or false, without quotes`,
  ],
  [
    "a time of years",
    put(RED, "label.bestBeforeMonths", 0.5),
    `${RED}: label bestBeforeMonths: 0.5 is not a time; whole months from 1 to 60`,
  ],
  [
    "a field with a typing error",
    put(RED, "prize", 240),
    `${RED}: unknown field prize; the fields are $schema, name, tamilName, categorySlug, position, changedOn, grams, price, hidden, colour, cardLine, description, searchDescription, taste, use, howToUse, recipe, pairsWith, searchWords, everydayNames, hsn, gstRate, gstConfirmed, label, picture, pictureAlt, pictureDrawn, namePatterns, tamil`,
  ],
  [
    "a pair that is not sold",
    put(RED, "pairsWith", ["green-thing"]),
    `${RED}: pairsWith: there is no product green-thing; take it out, or mend its slug`,
  ],
  [
    "a dish from a product that is not sold",
    put(SHOP, "dishes.0.products", ["red-thing", "green-thing"]),
    `${SHOP}: dishes: stew: there is no product green-thing; take it out, or mend its slug`,
  ],
  [
    "two dishes with one key",
    (files) => {
      const [dish] = (files[SHOP] as { dishes: unknown[] }).dishes;
      put(SHOP, "dishes", [dish, dish])(files);
    },
    `${SHOP}: dishes: stew is there twice; give one another key`,
  ],
  [
    "the making of a product that is not sold",
    put(SHOP, "making.product", "green-thing"),
    `${SHOP}: making: there is no product green-thing; mend its slug`,
  ],
  [
    "a pair with itself",
    put(RED, "pairsWith", ["red-thing"]),
    `${RED}: pairsWith: it names itself; name other products`,
  ],
  [
    "a pair twice",
    put(RED, "pairsWith", ["blue-thing", "blue-thing"]),
    `${RED}: pairsWith: blue-thing is there twice; once is enough`,
  ],
  [
    "a pattern that is none",
    put(RED, "namePatterns", ["("]),
    `${RED}: namePatterns 1.: "(" is not a pattern; up to 60 letters of a regular expression, like garlic.*idli`,
  ],
  [
    "a description that search engines would cut",
    put(RED, "searchDescription", "x".repeat(156)),
    `${RED}: searchDescription: "${"x".repeat(39)}…" is not a description; 1 to 155 characters, without blanks at its ends`,
  ],
  [
    "a description that is too short for them",
    put(CATEGORIES, "categories.0.searchDescription", "Things."),
    `${CATEGORIES}: categories 1. searchDescription: "Things." is not a description for search engines; 120 to 155 characters, without blanks at its ends`,
  ],
  [
    "the same description twice",
    (files) => put(BLUE, "searchDescription", (files[RED] as Record<string, unknown>).searchDescription)(files),
    `${BLUE}: searchDescription: another page has the same; search engines need one for each`,
  ],
  [
    "a change that is still to come",
    put(RED, "changedOn", "2999-01-01"),
    `${RED}: changedOn: 2999-01-01 is still to come; the day of the last change`,
  ],
  [
    "a recipe of steps that there aren't",
    put(RED, "recipe", { name: "Stew", ingredients: ["thing"], lastStep: 3 }),
    `${RED}: recipe: steps 1 to 3 are not among the 1 of howToUse; mend firstStep and lastStep`,
  ],
  [
    "an object that is a text",
    put(RED, "label", "sweet"),
    `${RED}: label: is not an object; {"field": value} in braces`,
  ],
  [
    "a text that breaks off",
    file(RED, '{\n "name": "Red",\n "price": 2'),
    `${RED}: is not JSON, at line 3; look there for a missing or a superfluous comma, quote or bracket`,
  ],
  [
    "a token that Node names no place of",
    file(RED, `{\n "name": 'Red',\n "price": 2\n}${"\n".repeat(90)}`),
    `${RED}: is not JSON, at line 2; look there for a missing or a superfluous comma, quote or bracket`,
  ],
  ["an empty file", file(RED, ""), `${RED}: is empty; begin with { and end with }`],
  [
    "a file that is no product",
    file("products/photo.jpg", "x"),
    "products/photo.jpg: is not a product; its name ends in .json",
  ],
  [
    "a file's name that is no slug",
    (files) => {
      files["products/Red Thing.json"] = files[RED] ?? null;
      files[RED] = null;
    },
    "products/Red Thing.json: the file's name is no slug; call it red-thing.json",
  ],
  ["no shop", file(SHOP, null), `${SHOP}: can't be read; put the file there, and let this user read it`],
  [
    "a home state that is none",
    put(SHOP, "delivery.homeState", "Tamilnadu"),
    `${SHOP}: delivery homeState: "Tamilnadu" is not a state; one of ${states.join(", ")}`,
  ],
  [
    "a phone number without its country",
    put(SHOP, "phone", "98400"),
    `${SHOP}: phone: "98400" is not a phone number; with its country code, like +91 98765 43210`,
  ],
  [
    "a pincode that is a number",
    put(SHOP, "address.pincode", 600033),
    `${SHOP}: address pincode: 600033 is not a pincode; six digits in quotes, like "600033"`,
  ],
  [
    "a serving larger than its pack",
    put(RED, "label.servingGrams", 101),
    `${RED}: label servingGrams: 101 g are more than the pack's 100`,
  ],
  [
    "more energy than pure fat",
    put(RED, "label.nutrition", { ...NUTRITION, energyKcal: 901 }),
    `${RED}: label nutrition energyKcal: 901 is not an amount; kcal in 100 g, from 0 to 900`,
  ],
  [
    "salt in grams",
    put(RED, "label.nutrition", { ...NUTRITION, sodiumMg: "2 g" }),
    `${RED}: label nutrition sodiumMg: "2 g" is not an amount; mg in 100 g, from 0 to 40,000`,
  ],
  [
    "nutrition without its sugars",
    put(RED, "label.nutrition", { ...NUTRITION, totalSugars: undefined }),
    `${RED}: label nutrition totalSugars: is missing; grams in 100 g, from 0 to 100`,
  ],
  ...(["addedSugars", "totalSugars", "saturatedFat"] as const).map((part): (typeof mistakes)[number] => [
    `more ${part} than there can be`,
    put(RED, "label.nutrition", { ...NUTRITION, [part]: 31 }),
    `${RED}: label nutrition: a part is more than its whole; sugars are part of carbohydrate, and added ones of sugars, saturated fat of fat`,
  ]),
  [
    "a licence of thirteen digits",
    put(SHOP, "fssai.number", "1234567890123"),
    `${SHOP}: fssai number: "1234567890123" is not a number of FSSAI; its 14 digits in quotes`,
  ],
  [
    "a food licence of no kind that there is",
    put(SHOP, "fssai.kind", "licence"),
    `${SHOP}: fssai kind: "licence" is not what FSSAI gives; one of registration, state-licence, central-licence`,
  ],
  [
    "a link without https",
    put(SHOP, "social.youtube", "http://y.example"),
    `${SHOP}: social youtube: "http://y.example" is not a web address; beginning with https://`,
  ],
  [
    "an e-mail address that is none",
    put(SHOP, "email", "shop"),
    `${SHOP}: email: "shop" is not an e-mail address; like name@shop.example`,
  ],
  [
    "a way to pay that is none",
    put(SHOP, "payment", "cheque"),
    `${SHOP}: payment: "cheque" is not a way to pay; one of upi-before-dispatch, cash-on-delivery, either`,
  ],
  [
    "a UPI id that is none",
    put(SHOP, "upiId", "none"),
    `${SHOP}: upiId: "none" is not a UPI id; like shop@okbank, or null without quotes`,
  ],
  [
    "a range from long to short",
    put(SHOP, "delivery.homeDays", { least: 5, most: 3 }),
    `${SHOP}: delivery homeDays: 5 to 3 days is no range; least comes first`,
  ],
  [
    "a day that never was",
    put(SHOP, "policies.changedOn", "2026-02-30"),
    `${SHOP}: policies changedOn: "2026-02-30" is not a day; like 2026-11-21`,
  ],
  [
    "a colour by name",
    put(CATEGORIES, "categories.0.colours.deep", "brown"),
    `${CATEGORIES}: categories 1. colours deep: "brown" is not a colour; like #7a2e0e`,
  ],
  [
    "an alias that is the address itself",
    put(CATEGORIES, "categories.0.aliases", ["things"]),
    `${CATEGORIES}: the address things is there twice; each slug and alias leads to one category`,
  ],
  [
    "a category without a product",
    (files) => {
      put(RED, "categorySlug", "sweets")(files);
      put(BLUE, "categorySlug", "sweets")(files);
      put(CATEGORIES, "categories.0.slug", "empty")(files);
    },
    `${CATEGORIES}: empty: has no product; add one to it, or remove the category`,
  ],
  [
    "a recipe with a quantity that no step says",
    (files) => {
      put(RED, "howToUse", ["Boil one cup of rice.", "Stir in ½ of it."])(files);
      put(RED, "recipe", { name: "Stew", ingredients: ["1 cup rice", "½ thing", "3 tsp salt"] })(files);
    },
    `${RED}: recipe ingredients: no step says the quantity of '3 tsp salt'; write what the steps say, or leave recipe out`,
  ],
  [
    "a price in what search engines show",
    put(RED, "searchDescription", `Red Thing for ₹50 only: ${"it is a thing of the shop, ".repeat(4)}as ever`),
    `${RED}: searchDescription: names a price; take it out, the title has it from price`,
  ],
  [
    "a photo that no product asks for",
    file("photos/sweet.jpg", "x"),
    "photos/sweet.jpg: no product has the picture sweet; name the photo after its product's picture",
  ],
  [
    "a banner of no category",
    file("photos/banner-sweet.jpg", "x"),
    "photos/banner-sweet.jpg: there is no category sweet; name the photo after the slug of its category",
  ],
  [
    "a film instead of a photo",
    file("photos/thing.mp4", "x"),
    "photos/thing.mp4: is no photo that can be cut; a file that ends in .jpg, .jpeg, .png, .webp",
  ],
  [
    "no picture for the home page",
    (files) => {
      delete (files["pictures.json"] as Record<string, unknown>).hero;
    },
    "pictures.json: hero: the picture is missing; put its master into art/masters and run npm run pictures",
  ],
];

test("a photo that is too small says how large it must be", async () => {
  const photo = await sharp({ create: { width: 800, height: 1300, channels: 3, background: "#a03020" } })
    .jpeg()
    .toBuffer();
  const folder = contentWith(file("photos/thing.jpg", photo));
  expect(await writeContent(folder)).toEqual([
    `${folder}/photos/thing.jpg: is 800 x 1300 pixels; at least 1200 on its shorter side, so take it from the camera whole`,
  ]);
});

test("a category's banner is a photo, wide and not a square", async () => {
  const photoOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#a03020" } })
      .jpeg()
      .toBuffer();
  const small = contentWith(file("photos/banner-things.jpg", await photoOf(1300, 1300)));
  expect(await writeContent(small)).toEqual([
    `${small}/photos/banner-things.jpg: is 1300 x 1300 pixels; at least 1600 wide and 640 high, so take it from the camera whole`,
  ]);
  const sound = contentWith(file("photos/banner-things.jpg", await photoOf(1600, 1200)));
  expect(await writeContent(sound, join(sound, "cut"))).toEqual([]);
  expect(cutPhotos(sound)["banner-things"]).toMatchObject({ width: 1600, height: 640 });
});

test.each(mistakes)("content with %s is reported by file, field and cure", async (_, change, sentence) => {
  const folder = contentWith(change);
  expect(await writeContent(folder)).toContain(`${folder}/${sentence}`);
});

test("whole content has no mistake, and goes apart into what the browser needs and what stays on the server", async () => {
  const folder = contentWith();
  expect(await writeContent(folder)).toEqual([]);
  const made = (name: string) => readFileSync(join(generatedFolder(folder), name), "utf8");
  const browser = ["shop.ts", "category-links.ts", "catalogue.ts", "search.ts", "pictures.ts"].map(made).join("");
  expect(browser).toContain("Red Thing");
  for (const text of ["It is a thing.", "Keep it.", "A thing on a plate"]) {
    expect(browser).not.toContain(text);
    expect(made("texts.ts")).toContain(text);
  }
});

test("a serving may be the whole pack, and a part of the nutrition its whole", async () => {
  const folder = contentWith((files) => {
    put(RED, "label.servingGrams", 100)(files);
    put(RED, "label.nutrition", NUTRITION)(files);
  });
  expect(await writeContent(folder)).toEqual([]);
});

test("a byte order mark, which some editors put before a text, is no mistake", async () => {
  const folder = contentWith((files) => {
    for (const name of [RED, SHOP, CATEGORIES]) files[name] = `\ufeff${JSON.stringify(files[name])}`;
  });
  expect(await writeContent(folder)).toEqual([]);
});

test("a photo that the owner drops in is cut to every file, once, and its product shows it", async () => {
  const photo = await sharp({ create: { width: 1600, height: 1300, channels: 3, background: "#a03020" } })
    .jpeg()
    .toBuffer();
  const key = "own-photo";
  const folder = contentWith((files) => {
    put(RED, "picture", key)(files);
    files[`photos/${key}.jpg`] = photo;
  });
  const cut = join(generatedFolder(folder), "cut");
  expect(await writeContent(folder, cut)).toEqual([]);
  expect(readdirSync(cut)).toHaveLength(sizesOf("own-photo").length);
  const made = statSync(join(generatedFolder(folder), "photos.json")).mtimeMs;
  expect(readFileSync(join(generatedFolder(folder), "pictures.ts"), "utf8")).toContain(`"${key}":{`);
  expect(await writeContent(folder, cut)).toEqual([]);
  expect(statSync(join(generatedFolder(folder), "photos.json")).mtimeMs).toBe(made);
});

test("the command prints each mistake, ends with 1 and writes nothing; without one it writes and ends with 0", async () => {
  const broken = contentWith((files) => {
    put(RED, "price", 0)(files);
    put(SHOP, "email", "shop")(files);
  });
  const failed = await script(["scripts/content.ts"], { SHOP_CONTENT: broken });
  expect(failed.code).toBe(1);
  expect(failed.said.trim().split("\n")).toHaveLength(2);
  expect(existsSync(generatedFolder(broken))).toBe(false);
  const right = contentWith();
  expect((await script(["scripts/content.ts"], { SHOP_CONTENT: right })).code).toBe(0);
  expect(readdirSync(generatedFolder(right)).sort()).toEqual([
    "cards.ts",
    "catalogue.ts",
    "category-links.ts",
    "colours.css",
    "delivery.ts",
    "live.ts",
    "pictures.ts",
    "promotions.ts",
    "search.ts",
    "shop.ts",
    "texts.ts",
  ]);
});
