import { expect, test } from "vitest";
import { claims } from "@/scripts/content/claims";
import { contentWith } from "@/tests/support/content";

// promise: words with a duty of proof are named with their rule and their place, and stop nothing
test("words with a duty of proof are found in facts, with their file, field and rule, in English only", async () => {
  const folder = contentWith((files) => {
    const description = "Made at home, naturally and with unnatural care; sun-cured, it heals.";
    Object.assign(files["shop.json"] as object, { tagline: "Traditional taste", description });
    const product = files["products/red-thing.json"] as Record<string, unknown>;
    Object.assign(product, { howToUse: ["Use it.", "Home-made and HOMECOOKED, never impure."], tamilName: "Pure" });
  });
  const LAW = "(Food Safety and Standards (Advertising and Claims) Regulations, 2018)";
  const own = claims(folder).filter((line) => line.startsWith(folder));
  expect(own.map((line) => line.replace(`${folder}/`, ""))).toEqual([
    `products/red-thing.json: howToUse 2.: 'Home-made' not at all, 'HOMECOOKED' not at all ${LAW}`,
    `shop.json: tagline: 'Traditional' only where it can be proved ${LAW}`,
    `shop.json: description: 'naturally' only where it can be proved, 'heals' only where it can be proved ${LAW}`,
  ]);
});
