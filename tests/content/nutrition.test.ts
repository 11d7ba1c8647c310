import { expect, test } from "vitest";
import { OWN_CONTENT } from "@/scripts/content/folders";
import { readContent } from "@/scripts/content/read";
import { FIXTURE } from "@/scripts/fixture-shop";

/* Of any shop: what a label says of 100 g fits together. */
const labels = [OWN_CONTENT, FIXTURE].flatMap((folder) => {
  const { content, problems } = readContent(folder);
  if (!content) throw new Error(problems.join("\n"));
  return content.products.flatMap(({ slug, label: { nutrition } }) => (nutrition ? [{ slug, ...nutrition }] : []));
});

test("there are labels with nutrition", () => expect(labels.length).toBeGreaterThan(20));

test.each(labels)("the energy of $slug is what its parts have, within a tenth", (of) => {
  const parts = 4 * (of.protein + of.carbohydrate) + 9 * of.fat;
  expect(Math.abs(of.energyKcal - parts)).toBeLessThanOrEqual(parts / 10);
});

test.each(labels)("no part of $slug is more than its whole", (of) => {
  expect(of.protein + of.carbohydrate + of.fat).toBeLessThanOrEqual(100);
  expect(of.saturatedFat + of.transFat).toBeLessThanOrEqual(of.fat);
});
