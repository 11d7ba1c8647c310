import fc from "fast-check";
import { expect, test } from "vitest";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { slugOf } from "#lib/shop/content/slug.ts";

test.each([
  ["Blend & Paste", "blend-paste"],
  ["Spice", "spice"],
  ["  Wild  Forest - Honey ", "wild-forest-honey"],
  ["Cold-Pressed Oil", "cold-pressed-oil"],
  ["Ready--to -- cook", "ready-to-cook"],
  ["50g (Sample)!", "50g-sample"],
  ["tab\tand\nline", "tab-and-line"],
  ["தேன் Honey", "honey"],
  ["", ""],
  // promise: A category's address: its title lowercased, without other signs than letters, digits, spaces and hyphens,
  //   spaces as hyphens
  // promise: The slug is turned back into the category's title
])("'%s' lives at '%s'", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

// promise: The six categories keep their addresses
test.each(categories)("the category $name has its address /category/$slug", ({ name, slug }) => {
  expect(slugOf(name)).toBe(slug);
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
