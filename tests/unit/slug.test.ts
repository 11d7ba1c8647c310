import fc from "fast-check";
import { expect, test } from "vitest";
import { categories, products } from "@/lib/shop/catalogue";
import { slugOf } from "@/lib/shop/slug";

test.each([
  ["Mix & Pickle", "mix-pickle"],
  ["Powder", "powder"],
  ["  Kara  Narthangai - Pickle ", "kara-narthangai-pickle"],
  ["Cold-Pressed Oil", "cold-pressed-oil"],
  ["Ready--to -- cook", "ready-to-cook"],
  ["50g (Sample)!", "50g-sample"],
  ["tab\tand\nline", "tab-and-line"],
  ["அப்பளம் Appalam", "appalam"],
  ["", ""],
])("'%s' lives at '%s'", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ["Mix & Pickle", "mix-pickle"],
  ["Powder", "powder"],
  ["Appalam", "appalam"],
  ["Coffee", "coffee"],
  ["Vathal", "vathal"],
  ["Oils", "oils"],
])("the category %s keeps its address /category/%s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(categories.find((category) => category.title === title)?.slug).toBe(slug);
});

test.each(products)("$name has a clean address", ({ name, slug }) => {
  // The names hold letters and single spaces alone, so the rule is lower case and hyphens for spaces.
  expect(name).toMatch(/^[A-Za-z]+( [A-Za-z]+)*$/);
  expect(slug).toBe(name.toLowerCase().split(" ").join("-"));
});

test("a slug is its own slug, and holds nothing but letters, digits and single hyphens", () => {
  const words = fc.string({ unit: fc.constantFrom("A", "z", "0", " ", "-", "&", "é", "İ", "க", "\u00a0", "\t") });
  fc.assert(
    fc.property(fc.oneof(fc.string(), words), (title) => {
      const slug = slugOf(title);
      expect(slugOf(slug)).toBe(slug);
      expect(slug).toMatch(/^[a-z0-9-]*$/);
      expect(slug).not.toContain("--");
    }),
  );
});
