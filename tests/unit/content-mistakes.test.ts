import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { generatedFolder } from "@/scripts/content/folders";
import { cutPhotos } from "@/scripts/content/photos";
import { writeContent } from "@/scripts/content/write";
import { sizesOf } from "@/scripts/pictures/recipes";
import { contentWith, type Files } from "@/tests/support/content";
import { script } from "@/tests/support/script";

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
const sugars = { carbohydrate: 30, totalSugars: 30, addedSugars: 30 };
const NUTRITION = { energyKcal: 394, protein: 1, ...sugars, fat: 30, saturatedFat: 30, transFat: 0, sodiumMg: 40_000 };
const PRICED = `Red Thing for ₹50 only: ${"it is a thing of the shop, ".repeat(4)}as ever`;
const MAKER = {
  ...{ name: { en: "Kamala", ta: "கமலா" }, alt: { en: "Kamala", ta: "கமலா" }, signature: "M4 60C20 10 40 70 60 30" },
  ...{ words: { en: ["I roast.", "My mother did."], ta: ["வறுப்பேன்.", "அம்மாவும்."] } },
};
const file = (name: string, value: Files[string]) => (files: Files) => {
  files[name] = value;
};

type Mistake = { what: string; change: (files: Files) => void; place: string };
const mistake = (change: Mistake["change"], place: string): Mistake => ({ what: place, change, place });
/** A field with a wrong value. @param place behind the file's name in the message; the field's own where it is left out */
const wrong = (file: string, at: string, value: unknown, place = placeOf(at)): Mistake => ({
  what: `${file} ${at}: ${JSON.stringify(value)}`,
  change: put(file, at, value),
  place: `${file}: ${place}`,
});
const placeOf = (at: string) => {
  const steps = at.split(".").map((step) => (/^\d+$/.test(step) ? `${Number(step) + 1}.` : step));
  return `${steps.join(" ")}:`;
};

/** Each kind of mistake, and where its message says that it is. */
const mistakes: Mistake[] = [
  wrong(RED, "price", 0),
  wrong(RED, "price", undefined),
  wrong(RED, "colour", "#a07040"),
  wrong(RED, "grams", -1),
  wrong(RED, "name.en", "Red "),
  wrong(BLUE, "name.en", "red thing", "name:"),
  wrong(PROMOTIONS, `${FEAST}.until`, "2027-01-13", "feast"),
  wrong(PROMOTIONS, `${FEAST}.from`, "2027-02-30"),
  wrong(PROMOTIONS, `${FEAST}.only`, { categories: ["sweets"] }, "feast"),
  wrong(PROMOTIONS, `${FEAST}.only`, { products: ["red-thing", "lost-thing"] }, "feast"),
  wrong(PROMOTIONS, `${FEAST}.id`, "sample", "sample"),
  wrong(PROMOTIONS, "promotions.0.id", "first", "first_order"),
  wrong(PROMOTIONS, `${FEAST}.percent`, 100),
  wrong(RED, "categorySlug", "sweets"),
  wrong(RED, "label.allergens", ["nuts"], "label allergens 1."),
  wrong(RED, "label.ingredients", [], "label ingredients en:"),
  wrong(RED, "label.vegetarian", "yes"),
  wrong(RED, "prize", 240, "unknown field prize"),
  wrong(SHOP, "dishes.0.products", ["red-thing", "green-thing"], "dishes"),
  wrong(SHOP, "making.product", "green-thing", "making"),
  wrong(RED, "pairsWith", ["red-thing"]),
  wrong(RED, "pairsWith", ["blue-thing", "blue-thing"]),
  wrong(RED, "namePatterns", ["("], "namePatterns 1."),
  mistake(
    (files) => put(BLUE, "searchDescription", (files[RED] as Record<string, unknown>).searchDescription)(files),
    `${BLUE}: searchDescription en: another page has the same`,
  ),
  wrong(RED, "changedOn", "2999-01-01"),
  wrong(RED, "recipe", { name: "Stew", ingredients: ["thing"], lastStep: 3 }),
  mistake(file(RED, '{\n "name": "Red",\n "price": 2'), `${RED}: is not JSON, at line 3;`),
  // A token that Node names no place of.
  mistake(file(RED, `{\n "name": 'Red',\n "price": 2\n}${"\n".repeat(90)}`), `${RED}: is not JSON, at line 2;`),
  mistake(file("products/photo.jpg", "x"), "products/photo.jpg: is not a product;"),
  mistake((files) => {
    files["products/Red Thing.json"] = files[RED] ?? null;
    files[RED] = null;
  }, "products/Red Thing.json: the file's name is no slug; call it red-thing.json"),
  mistake(file(SHOP, null), `${SHOP}: can't be read;`),
  wrong(SHOP, "delivery.homeState", "Tamilnadu", "delivery homeState en:"),
  wrong(SHOP, "phone", "98400"),
  wrong(RED, "label.servingGrams", 101),
  wrong(RED, "label.nutrition", { ...NUTRITION, energyKcal: 901 }, "label nutrition energyKcal"),
  wrong(RED, "label.nutrition", { ...NUTRITION, totalSugars: undefined }, "label nutrition totalSugars"),
  ...["addedSugars", "totalSugars", "saturatedFat"].map((part) =>
    wrong(RED, "label.nutrition", { ...NUTRITION, [part]: 31 }),
  ),
  wrong(SHOP, "fssai.number", "1234567890123"),
  wrong(SHOP, "upiId", "none"),
  wrong(SHOP, "delivery.homeDays", { least: 5, most: 3 }),
  wrong(CATEGORIES, "categories.0.aliases", ["things"], "the address things"),
  mistake((files) => {
    put(RED, "categorySlug", "sweets")(files);
    put(BLUE, "categorySlug", "sweets")(files);
    put(CATEGORIES, "categories.0.slug", "empty")(files);
  }, `${CATEGORIES}: empty: has no product`),
  mistake((files) => {
    put(RED, "howToUse", ["Boil one cup of rice.", "Stir in ½ of it."])(files);
    put(RED, "recipe", { name: "Stew", ingredients: ["1 cup rice", "½ thing", "3 tsp salt"] })(files);
  }, `${RED}: recipe ingredients: no step says the quantity of '3 tsp salt'`),
  wrong(RED, "searchDescription", PRICED, "searchDescription en:"),
  mistake(file("photos/sweet.jpg", "x"), "photos/sweet.jpg: no product has the picture sweet"),
  mistake(file("photos/banner-sweet.jpg", "x"), "photos/banner-sweet.jpg: there is no category sweet"),
  wrong("pictures.json", "hero", undefined),
  wrong(SHOP, "maker", { ...MAKER, signature: '"/><script>' }, "maker signature"),
  wrong(SHOP, "maker", { ...MAKER, words: ["One."] }, "maker words"),
];

const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a03020" } })
    .jpeg()
    .toBuffer();

test.each([
  ["thing.jpg", 800, 1300, "at least 1200 on its shorter side"],
  ["banner-things.jpg", 1300, 1300, "at least 1600 wide and 640 high"],
])("a photo that is too small, %s of %i x %i, says how large it must be", async (name, width, height, cure) => {
  const folder = contentWith(file(`photos/${name}`, await photoOf(width, height)));
  expect(await writeContent(folder)).toEqual([
    `${folder}/photos/${name}: is ${width} x ${height} pixels; ${cure}, so take it from the camera whole`,
  ]);
});

test("a category's banner is a photo, wide and not a square", async () => {
  const sound = contentWith(file("photos/banner-things.jpg", await photoOf(1600, 1200)));
  expect(await writeContent(sound, join(sound, "cut"))).toEqual([]);
  expect(cutPhotos(sound)["banner-things"]).toMatchObject({ width: 1600, height: 640 });
});

test.each(mistakes)("$what is reported by file, field and cure, and nothing is written", async ({ change, place }) => {
  const folder = contentWith(change);
  const problems = await writeContent(folder);
  expect(problems.find((problem) => problem.startsWith(`${folder}/${place}`))).toMatch(/: .*(;|before|more than) .{5}/);
  expect(existsSync(generatedFolder(folder))).toBe(false);
});

test("whole content has no mistake, nor have wholes of parts, a maker and byte order marks; it goes apart into what the browser needs and what stays on the server", async () => {
  const folder = contentWith();
  expect(await writeContent(folder)).toEqual([]);
  const made = (name: string) => readFileSync(join(generatedFolder(folder), name), "utf8");
  const browser = ["shop.ts", "category-links.ts", "catalogue.ts", "search.ts", "pictures.ts"].map(made).join("");
  expect(browser).toContain("Red Thing");
  for (const text of ["It is a thing.", "Keep it.", "A thing on a plate"]) {
    expect(browser).not.toContain(text);
    expect(made("texts.ts")).toContain(text);
  }
  const other = contentWith((files) => {
    put(RED, "label.servingGrams", 100)(files);
    put(RED, "label.nutrition", NUTRITION)(files);
    put(SHOP, "maker", MAKER)(files);
    for (const name of [RED, SHOP, CATEGORIES]) files[name] = `\ufeff${JSON.stringify(files[name])}`;
  });
  expect(await writeContent(other)).toEqual([]);
});

test("a photo that the owner drops in is cut to every file, once, and its product shows it", async () => {
  const photo = await photoOf(1600, 1300);
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

test("the command prints each mistake and ends with 1; without one it ends with 0", async () => {
  const broken = contentWith((files) => {
    put(RED, "price", 0)(files);
    put(SHOP, "email", "shop")(files);
  });
  const failed = await script(["scripts/content.ts"], { SHOP_CONTENT: broken });
  expect([failed.code, failed.said.trim().split("\n").length]).toEqual([1, 2]);
  expect((await script(["scripts/content.ts"], { SHOP_CONTENT: contentWith() })).code).toBe(0);
});
