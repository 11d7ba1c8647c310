import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generatedFolder } from "@/scripts/content/folders";
import { readContent } from "@/scripts/content/read";
import { writeContent } from "@/scripts/content/write";
import { contentWith, type Files } from "@/tests/support/content";

const RED = "products/red-thing.json";

/** Adds to a product: its Tamil texts, and what they belong to. */
const product = (file: string, facts: object) => (files: Files) => {
  files[file] = { ...(files[file] as object), ...facts };
};
const tamil = (texts: object) => product(RED, { tamil: texts });
const shop = (texts: object) => (files: Files) => {
  files["shop.json"] = { ...(files["shop.json"] as object), tamil: texts };
};
const category = (texts: object) => (files: Files) => {
  const [first] = (files["categories.json"] as { categories: object[] }).categories;
  files["categories.json"] = { categories: [{ ...first, tamil: texts }] };
};

const recipe = { name: "Stew", ingredients: ["1 cup rice"] };

const SAME = "in English; the same in both";
/** Each kind of mistake in Tamil content, and the one message about it, with file, field and cure, behind the folder's name. */
const mistakes: [change: (files: Files) => void, sentence: string][] = [
  [tamil({ cardLine: "A thing" }), `${RED}: tamil cardLine: "A thing" is not in Tamil; a text in Tamil letters`],
  [
    tamil({ cardLine: "அ".repeat(101) }),
    `${RED}: tamil cardLine: "${"அ".repeat(39)}…" is not a line; 1 to 100 characters, without blanks at its ends`,
  ],
  [
    tamil({ label: { allergens: ["எள்"] } }),
    `${RED}: tamil label: unknown field allergens; the fields are ingredients, additives, storage`,
  ],
  [
    product(RED, { howToUse: ["Open it.", "Use it."], tamil: { howToUse: ["திறந்து பயன்படுத்துங்கள்."] } }),
    `${RED}: tamil howToUse: there are 1, and 2 in English; one for each`,
  ],
  [
    product(RED, { howToUse: ["Add 1½ cups."], tamil: { howToUse: ["1 கப் சேருங்கள்."] } }),
    `${RED}: tamil howToUse 1.: its figures are 1, and 1, ½ ${SAME}`,
  ],
  [
    product(RED, { howToUse: ["Boil 1 cup."], recipe, tamil: { recipe: { ingredients: ["2 கப் சாதம்"] } } }),
    `${RED}: tamil recipe ingredients 1.: its figures are 2, and 1 ${SAME}`,
  ],
  [
    (files) => {
      const [dish] = (files["shop.json"] as { dishes: { tamilRecipe: string[] }[] }).dishes;
      if (dish) dish.tamilRecipe = ["Cut 2.", "Boil.", "Stir.", "Serve."];
    },
    `shop.json: dishes: stew: tamilRecipe 1.: its figures are 2, and none ${SAME}`,
  ],
  [
    tamil({ recipe: { name: "குழம்பு" } }),
    `${RED}: tamil recipe: there is no recipe in English; write it there too, or take it out`,
  ],
  [
    tamil({ label: { ingredients: ["பொருள்", "உப்பு"] } }),
    `${RED}: tamil label ingredients: there are 2, and 1 in English; one for each`,
  ],
  [
    (files) => {
      const { label } = files[RED] as { label: object };
      product(RED, { label: { ...label, additives: ["preservative (INS 211)"] } })(files);
      tamil({ label: { additives: ["பதப்படுத்தி (INS 202)"] } })(files);
    },
    `${RED}: tamil label additives 1.: its figures are 202, and 211 ${SAME}`,
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
  const step = product(RED, { howToUse: [english], tamil: { howToUse: [inTamil] } });
  expect(await writeContent(contentWith(step))).toEqual([]);
});

test("each text may be left out in Tamil, and what is there stays on the server", async () => {
  const folder = contentWith((files) => {
    product(RED, { tamil: { cardLine: "ஒரு வரி", pictureAlt: "தட்டில் ஒன்று" } })(files);
    product("products/blue-thing.json", { tamil: {} })(files);
    category({ description: "எல்லாம் இங்கே" })(files);
    shop({ tagline: "எங்கள் கடை", hero: { alt: "ஒரு படம்" } })(files);
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
  const { content } = readContent(contentWith(tamil({ cardLine: typed })));
  expect(content?.products.find(({ slug }) => slug === "red-thing")?.tamil?.cardLine).toBe(read);
});
