import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languageCodes } from "#lib/shop/language/language.ts";
import { withFact } from "@/scripts/content/export-facts";
import { generatedFolder } from "@/scripts/content/folders";
import { readShareCards } from "@/scripts/content/pictures";
import { readContent } from "@/scripts/content/read";
import { upgraded } from "@/scripts/content/upgraded";
import { writeContent } from "@/scripts/content/write";
import { contentWith, type Files } from "@/tests/support/content";

const RED = "products/red-thing.json";

/** Changes facts of a product, of the shop or of the first category. */
const product = (file: string, facts: object) => (files: Files) => {
  files[file] = { ...(files[file] as object), ...facts };
};
const red = (facts: object) => product(RED, facts);
const label = (facts: object) => (files: Files) => {
  const { label } = files[RED] as { label: object };
  red({ label: { ...label, ...facts } })(files);
};
const shop = (facts: object) => product("shop.json", facts);
const category = (facts: object) => (files: Files) => {
  const [first] = (files["categories.json"] as { categories: object[] }).categories;
  files["categories.json"] = { categories: [{ ...first, ...facts }] };
};

const recipe = { name: "Stew", ingredients: { en: ["1 cup rice"], ta: ["2 கப் சாதம்"] } };

const SAME = "in English; the same in both";
/** Each kind of mistake in Tamil content, and the one message about it, with file, field and cure, behind the folder's name. */
const mistakes: [change: (files: Files) => void, sentence: string][] = [
  [
    red({ cardLine: { en: "A", ta: "A thing" } }),
    `${RED}: cardLine ta: "A thing" is not in Tamil; a text in Tamil letters`,
  ],
  [
    red({ cardLine: { en: "A", ta: "அ".repeat(101) } }),
    `${RED}: cardLine ta: "${"அ".repeat(39)}…" is not a line; 1 to 100 characters, without blanks at its ends`,
  ],
  [
    red({ cardLine: { en: "A", tlh: "wa" } }),
    `${RED}: cardLine: unknown field tlh; the fields are ${languageCodes.join(", ")}`,
  ],
  [
    red({ howToUse: { en: ["Open it.", "Use it."], ta: ["திறந்து பயன்படுத்துங்கள்."] } }),
    `${RED}: howToUse ta: there are 1, and 2 in English; one for each`,
  ],
  [
    red({ howToUse: { en: ["Add 1½ cups."], ta: ["1 கப் சேருங்கள்."] } }),
    `${RED}: howToUse ta 1.: its figures are 1, and 1, ½ ${SAME}`,
  ],
  [red({ howToUse: ["Boil 1 cup."], recipe }), `${RED}: recipe ingredients ta 1.: its figures are 2, and 1 ${SAME}`],
  [
    (files) => {
      const [dish] = (files["shop.json"] as { dishes: { recipe: unknown }[] }).dishes;
      if (dish)
        dish.recipe = { en: ["Cut.", "Boil.", "Stir.", "Serve."], ta: ["2 வெட்டு.", "கொதி.", "கிளறு.", "பரிமாறு."] };
    },
    `shop.json: dishes: stew: recipe ta 1.: its figures are 2, and none ${SAME}`,
  ],
  [
    red({ pictureAlt: { ta: "தட்டில் ஒன்று" } }),
    `${RED}: pictureAlt en: is missing; 1 to 140 characters, without blanks at its ends`,
  ],
  [
    label({ ingredients: { en: ["thing"], ta: ["பொருள்", "உப்பு"] } }),
    `${RED}: label ingredients ta: there are 2, and 1 in English; one for each`,
  ],
  [
    label({ additives: { en: ["preservative (INS 211)"], ta: ["பதப்படுத்தி (INS 202)"] } }),
    `${RED}: label additives ta 1.: its figures are 202, and 211 ${SAME}`,
  ],
];

test.each(mistakes.map(([change, sentence]) => ({ change, sentence })))("$sentence", async ({ change, sentence }) => {
  const folder = contentWith(change);
  expect(await writeContent(folder)).toEqual([`${folder}/${sentence}`]);
});

test.each([
  ["Fry ½ teaspoon in 2 tablespoons of oil.", "2 மேசைக்கரண்டி எண்ணெயில் ½ தேக்கரண்டி பொரியுங்கள்."],
  ["Stir. Serves 1.", "கிளறுங்கள். ஒருவருக்குப் போதும்."],
])("figures may stand in another order in Tamil, and one in a word: %s", async (english, inTamil) => {
  const step = red({ howToUse: { en: [english], ta: [inTamil] } });
  expect(await writeContent(contentWith(step))).toEqual([]);
});

test("each text may be left out in Tamil, and what is there stays on the server", async () => {
  const folder = contentWith((files) => {
    red({ cardLine: { en: "A", ta: "ஒரு வரி" }, pictureAlt: { en: "A", ta: "தட்டில் ஒன்று" } })(files);
    product("products/blue-thing.json", { picture: "blue-thing" })(files);
    category({ description: { en: "All", ta: "எல்லாம் இங்கே" } })(files);
    shop({ tagline: { en: "Ours", ta: "எங்கள் கடை" }, heritageAlt: { en: "A", ta: "ஒரு படம்" } })(files);
  });
  expect(await writeContent(folder)).toEqual([]);
  const made = (name: string) => readFileSync(join(generatedFolder(folder), name), "utf8");
  const browser = ["shop.ts", "catalogue.ts", "search.ts", "pictures.ts"].map(made).join("");
  for (const text of ["ஒரு வரி", "தட்டில் ஒன்று", "எல்லாம் இங்கே", "எங்கள் கடை", "ஒரு படம்"]) {
    expect(made("texts.ts")).toContain(text);
    expect(browser).not.toContain(text);
  }
});

test("a letter that a keyboard writes as two characters is read as the one that everybody else writes", () => {
  const [typed, read] = ["பொடி".normalize("NFD"), "பொடி".normalize("NFC")];
  expect(typed).not.toBe(read);
  const { content } = readContent(contentWith(red({ cardLine: { en: "A", ta: typed } })));
  expect(content?.products.find(({ slug }) => slug === "red-thing")?.cardLine.ta).toBe(read);
});

test("a file of an earlier release, with its Tamil beside and below the English, is read as today's", async () => {
  const tea = { taste: { heat: "mild", flavours: ["plain"] }, recipe: { name: "Stew", ingredients: ["rice"] } };
  const tamil = { taste: { flavours: ["சுவை"] }, recipe: { name: "குழம்பு" } };
  const recipe = { name: { en: "Stew", ta: "குழம்பு" }, ingredients: ["rice"] };
  const today = { taste: { heat: "mild", flavours: { en: ["plain"], ta: ["சுவை"] } }, recipe };
  expect(upgraded({ all: [{ ...tea, tamil }] })).toEqual({ all: [today] });
  expect(upgraded(today)).toEqual(today);
  const card = { brand: "A", name: "Red Thing", tamilName: "பொருள்", price: "₹7", weight: "for 9 g" };
  const earlier = contentWith((files) => {
    red({ ...tea, tamil, name: "Red Thing", tamilName: "பொருள்" })(files);
    files["share-cards.json"] = { "red-thing": { hash: "1", words: card } };
  });
  expect(await writeContent(earlier)).toEqual([]);
  const [read] = readContent(earlier).content?.products.filter(({ slug }) => slug === "red-thing") ?? [];
  expect(read).toMatchObject({ name: "Red Thing", names: { ta: "பொருள்" }, cardLine: { en: "A thing" } });
  const { words } = readShareCards(earlier)["red-thing"] ?? {};
  expect(Object.entries(words ?? {})).toEqual(
    Object.entries(card).map(([fact, text]) => [fact === "tamilName" ? "otherName" : fact, text]),
  );
  const written = JSON.parse(withFact(JSON.stringify({ ...tea, cardLine: "A", tamil }), ["cardLine", "ta"], "ஒன்று"));
  expect(written).toEqual({ ...today, cardLine: { en: "A", ta: "ஒன்று" } });
});
