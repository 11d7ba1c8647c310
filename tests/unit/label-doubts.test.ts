import { expect, test } from "vitest";
import { labelDoubts } from "@/scripts/content/label-doubts";
import { readContent } from "@/scripts/content/read";
import { contentWith } from "@/tests/support/content";

/** What is asked of a product with this label; the other product has nothing odd. */
function doubtsOf(label: object): string[] {
  const folder = contentWith((files) => {
    const product = files["products/red-thing.json"] as { label: object };
    product.label = { ...product.label, ...label };
  });
  const { content, problems } = readContent(folder);
  if (!content) throw new Error(problems.join("\n"));
  return labelDoubts(content.products, "content");
}
const AT = "content/products/red-thing.json: label";

test("an allergen that an ingredient brings and the label does not name is asked about; it stops nothing", () => {
  expect(doubtsOf({ ingredients: ["gingelly oil", "salt"], allergens: ["sesame"] })).toEqual([]);
  expect(doubtsOf({ ingredients: ["Gingelly oil"], allergens: ["milk"] })).toEqual([
    `${AT} allergens: an ingredient brings sesame; add it`,
  ]);
});

const parts = { protein: 10, carbohydrate: 45, totalSugars: 1, addedSugars: 0, fat: 20, saturatedFat: 3, transFat: 0 };
const nutrition = { energyKcal: 400, ...parts, sodiumMg: 100 };

test("energy that its parts have within a tenth is believed, and other energy is asked about", () => {
  expect(doubtsOf({ nutrition })).toEqual([]);
  expect(doubtsOf({ nutrition: { ...nutrition, energyKcal: 440 } })).toEqual([]);
  expect(doubtsOf({ nutrition: { ...nutrition, energyKcal: 441 } })).toEqual([
    `${AT} nutrition: its parts have 400 kcal; compare energyKcal with the sheet`,
  ]);
});
