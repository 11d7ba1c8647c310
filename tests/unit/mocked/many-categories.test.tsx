import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { categoryBanner } from "#texts/en/category-banner.ts";
import CategoriesPage from "@/app/[language]/(shop)/categories/page";
import { CategoryBanner } from "@/components/catalogue/category-banner";
import { SiteHeader } from "@/components/layout/site-header";
import { contentModules, thatFit } from "@/scripts/content/modules";
import { readContent } from "@/scripts/content/read";
import { contentWith } from "@/tests/support/content";

/* A shop with twelve categories, all of them for the header, as an owner may have: six more than the pages were drawn for. */
const MORE = vi.hoisted(() => ["sweets", "snacks", "millets", "nuts", "gifts", "pots"]);
vi.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/en/categories",
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("#content/shop.ts", async (original) => {
  const own = await original<typeof import("#content/shop.ts")>();
  return { ...own, shopFacts: { ...own.shopFacts, hasMore: true } };
});
vi.mock("#content/category-links.ts", async (original) => {
  const own = await original<typeof import("#content/category-links.ts")>();
  const [first] = own.categoryLinks;
  const more = MORE.map((slug) => ({ ...first, slug, name: slug, names: { en: slug, ta: slug } }));
  const all = [...own.categoryLinks, ...more];
  return { ...own, categoryLinks: all.map((link, n) => ({ ...link, inHeader: n < 5 })) };
});
vi.mock("#content/catalogue.ts", async (original) => {
  const own = await original<typeof import("#content/catalogue.ts")>();
  const [category] = own.categoryRecords;
  const [product] = own.productRecords;
  return {
    ...own,
    categoryRecords: [...own.categoryRecords, ...MORE.map((slug) => ({ ...category, slug, name: slug, aliases: [] }))],
    productRecords: [
      ...own.productRecords,
      ...MORE.map((slug) => ({ ...product, slug: `${slug}-one`, name: `One ${slug}`, categorySlug: slug })),
    ],
  };
});
vi.mock("#content/texts.ts", async (original) => {
  const own = await original<typeof import("#content/texts.ts")>();
  const [category] = Object.values(own.categoryTexts);
  const [product] = Object.values(own.productTexts);
  return {
    ...own,
    categoryTexts: { ...own.categoryTexts, ...Object.fromEntries(MORE.map((slug) => [slug, category])) },
    productTexts: { ...own.productTexts, ...Object.fromEntries(MORE.map((slug) => [`${slug}-one`, product])) },
  };
});

const linked = (html: string) => [...html.matchAll(/href="\/category\/([^"]+)"/g)].map(([, slug]) => slug);

test("the header shows the categories that have room, and 'More' leads to all twelve, which the menu has, too", async () => {
  const [header = "", menu = ""] = renderToStaticMarkup(<SiteHeader />).split('id="site-menu"');
  const all = categories.map(({ slug }) => slug);
  expect(all).toHaveLength(12);
  expect(linked(header)).toEqual(all.slice(0, 5));
  expect(header).toMatch(/<a [^>]*href="\/categories"[^>]*>More</);
  expect(linked(menu)).toEqual(all);
  const page = renderToStaticMarkup(await CategoriesPage({ params: Promise.resolve({ language: "en" }) }));
  expect(linked(page)).toEqual(all);
});

test("names have room together up to 42 letters, two more for each; categories go into the header as far as there is room, and it is known whether some are left", () => {
  const named = (...lengths: number[]) => lengths.map((length) => ({ name: "x".repeat(length) }));
  expect(thatFit(named(19, 19, 1))).toHaveLength(2);
  expect(thatFit(named(19, 20, 1))).toHaveLength(1);
  const factsOf = (names: string[]) => {
    const { content } = readContent(
      contentWith((files) => {
        const list = files["categories.json"] as { categories: object[] };
        const [first] = list.categories;
        const named = names.map((en) => ({ ...first, name: { en, ta: en }, inHeader: true }));
        list.categories = named.map((one, n) => ({ ...one, ...(n > 0 && { slug: `c${n}` }) }));
      }),
    );
    if (!content) throw new Error("The content has a mistake.");
    const made = contentModules(content, {}, {});
    return `${made["shop.ts"]}${made["category-links.ts"]}`;
  };
  const many = factsOf(["Powders of the house", "Pickles of the house", "Oils"]);
  expect(many.match(/"inHeader": \w+/g)).toEqual(['"inHeader": true', '"inHeader": false', '"inHeader": false']);
  expect(many).toContain('"hasMore": true');
  expect(factsOf(["Powders", "Oils"])).not.toContain("hasMore");
});

test("a category without a banner shows its first product, with that picture's words", () => {
  const category = categories.find(({ slug }) => slug === "sweets");
  const [product] = category?.products ?? [];
  if (!category || !product) throw new Error("The category is gone.");
  const html = renderToStaticMarkup(<CategoryBanner category={category} t={translate(categoryBanner)} />);
  expect(html).toContain(pictureFiles(product.picture).src);
  expect(html).not.toContain('alt=""');
});
