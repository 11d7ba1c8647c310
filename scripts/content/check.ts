import { promotionProblems } from "#lib/shop/content/promotion-problems.ts";
import { OWN_PROMOTIONS } from "#lib/shop/content/promotion-schema.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import { gstCodeOf, states } from "#lib/shop/customer/states.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { checkTranslations } from "./check-translations.ts";
import type { Pictures } from "./pictures.ts";
import type { Content, Problem } from "./read.ts";

/**
 * Finds the mistakes that only show between records.
 * @param folder named in each message
 * @param today the day in India, '2026-11-24'
 */
export function checkContent(
  { shop, categories, products, promotions }: Content,
  folder: string,
  today = indianDay(new Date()),
): Problem[] {
  const problems: Problem[] = [];
  const file = (slug: string) => `${folder}/products/${slug}.json`;
  const inCategories = `${folder}/categories.json`;
  const slugs = new Set(products.map(({ slug }) => slug));
  const categorySlugs = new Set(categories.map(({ slug }) => slug));

  for (const { value } of repeated(categories.flatMap(({ slug, aliases }) => [slug, ...aliases])))
    problems.push(`${inCategories}: the address ${value} is there twice; each slug and alias leads to one category`);
  for (const { value } of repeated(categories.map(({ name }) => name)))
    problems.push(`${inCategories}: two categories are called ${value}; give one another name`);
  for (const { slug } of categories)
    if (!products.some(({ categorySlug, hidden }) => categorySlug === slug && !hidden))
      problems.push(`${inCategories}: ${slug}: has no product; add one to it, or remove the category`);

  for (const { slug, name } of products)
    if (slugOf(slug) !== slug) problems.push(`${file(slug)}: the file's name is no slug; call it ${slugOf(name)}.json`);
  for (const { value, index } of repeated(products.map(({ name }) => name.toLowerCase())))
    problems.push(
      `${file(products[index]?.slug ?? "")}: name: another product is called ${value}; orders tell products by their names`,
    );
  for (const { slug, categorySlug, pairsWith, recipe, howToUse: steps, grams, label } of products) {
    const howToUse = steps.en;
    if ((label.servingGrams ?? 0) > grams)
      problems.push(`${file(slug)}: label servingGrams: ${label.servingGrams} g are more than the pack's ${grams}`);
    if (!categorySlugs.has(categorySlug))
      problems.push(
        `${file(slug)}: categorySlug: there is no category ${categorySlug}; one of ${[...categorySlugs].join(", ")}`,
      );
    for (const other of pairsWith) {
      if (other === slug) problems.push(`${file(slug)}: pairsWith: it names itself; name other products`);
      else if (!slugs.has(other))
        problems.push(`${file(slug)}: pairsWith: there is no product ${other}; take it out, or mend its slug`);
    }
    if (recipe) {
      const { firstStep = 1, lastStep = howToUse.length } = recipe;
      if (firstStep > lastStep || lastStep > howToUse.length)
        problems.push(
          `${file(slug)}: recipe: steps ${firstStep} to ${lastStep} are not among the ${howToUse.length} of howToUse; mend firstStep and lastStep`,
        );
      const inSteps = quantities(howToUse.slice(firstStep - 1, lastStep).join(" "));
      for (const ingredient of recipe.ingredients.en)
        if (quantities(ingredient).some((one) => !inSteps.includes(one)))
          problems.push(
            `${file(slug)}: recipe ingredients: no step says the quantity of '${ingredient}'; write what the steps say, or leave recipe out`,
          );
    }
    for (const { value } of repeated(pairsWith))
      problems.push(`${file(slug)}: pairsWith: ${value} is there twice; once is enough`);
  }
  for (const { key, products: makers } of shop.dishes)
    for (const slug of makers)
      if (!slugs.has(slug))
        problems.push(
          `${folder}/shop.json: dishes: ${key}: there is no product ${slug}; take it out, or mend its slug`,
        );
  for (const { value } of repeated(shop.dishes.map(({ key }) => key)))
    problems.push(`${folder}/shop.json: dishes: ${value} is there twice; give one another key`);
  if (!slugs.has(shop.making.product))
    problems.push(`${folder}/shop.json: making: there is no product ${shop.making.product}; mend its slug`);
  problems.push(...checkPromotions({ categories, products, promotions }, folder));
  problems.push(...checkSearchFacts({ shop, categories, products }, folder, today));
  problems.push(...checkTranslations({ shop, products }, folder));
  problems.push(...checkTax({ shop, products }, folder));
  const { homeDays, processingDays } = shop.delivery;
  for (const [field, { least, most }] of Object.entries({ homeDays, processingDays }))
    if (least > most)
      problems.push(`${folder}/shop.json: delivery ${field}: ${least} to ${most} days is no range; least comes first`);
  return problems;
}

/** The figures of a text, 'one' as 1. */
const quantities = (text: string): string[] => text.replace(/\bone\b/gi, "1").match(/\d+|[½¼¾]/g) ?? [];

/** Why a seller delivers in no other state than their own. */
const CLOSED: Partial<Record<Content["shop"]["tax"], string>> = {
  unregistered: "who sells taxable goods to another state must be registered for GST, at any turnover",
  composition: "the composition scheme is closed to who sells to another state",
};

/** Whose number it is, where it lets deliver, and rates that there are. */
function checkTax({ shop, products }: Pick<Content, "shop" | "products">, folder: string): Problem[] {
  const { tax, gstin, gstRates, address } = shop;
  const homeState = shop.delivery.homeState.en;
  const code = gstCodeOf(address.state) ?? "";
  const inShop = `${folder}/shop.json: gstin`;
  const needsNumber = tax !== "unregistered";
  const to = states.filter((state) => shop.deliverTo.states.includes(state) === shop.deliverTo.isOnly);
  const inStates = `${folder}/shop.json: deliverTo states`;
  const problems: Problem[] = [];
  if (CLOSED[tax] && to.some((state) => state !== address.state))
    problems.push(
      `${inStates}: goes beyond ${address.state}, and tax is ${tax}: ${CLOSED[tax]}; ask your accountant, and put ["${address.state}"], or mend tax`,
    );
  if (!to.some((state) => state === homeState))
    problems.push(`${inStates}: lacks ${homeState}, the homeState of delivery; add it, or mend that`);
  if (needsNumber && gstin === null)
    problems.push(`${inShop}: a seller who is registered (tax: ${tax}) has one; put it there`);
  if (!needsNumber && gstin !== null)
    problems.push(`${inShop}: an unregistered seller has none; put null, or mend tax`);
  if (gstin !== null && !gstin.startsWith(code))
    problems.push(`${inShop}: one of ${address.state} begins with ${code}`);
  for (const { slug, gstRate } of products)
    if (gstRate !== undefined && !gstRates.includes(gstRate))
      problems.push(`${folder}/products/${slug}.json: gstRate: there is no ${gstRate}%; one of ${gstRates.join(", ")}`);
  return problems;
}

/** What search engines get: a description of its own for each page, and days of changes that have come. */
function checkSearchFacts(
  { shop, categories, products }: Omit<Content, "promotions">,
  folder: string,
  today: string,
): Problem[] {
  const pages = [
    ...categories.map((category) => ({ ...category, at: `${folder}/categories.json: ${category.slug}` })),
    ...products.map((product) => ({ ...product, at: `${folder}/products/${product.slug}.json` })),
  ];
  const described = pages.flatMap(({ at, searchDescription }) =>
    Object.entries(searchDescription).map(([language, text]) => ({ at: `${at}: searchDescription ${language}`, text })),
  );
  return [
    ...repeated(described.map(({ text }) => text)).map(
      ({ index }) => `${described[index]?.at}: another page has the same; search engines need one for each`,
    ),
    ...[{ at: `${folder}/shop.json`, changedOn: shop.changedOn }, ...pages]
      .filter(({ changedOn }) => changedOn > today)
      .map(({ at, changedOn }) => `${at}: changedOn: ${changedOn} is still to come; the day of the last change`),
  ];
}

/** Each promotion has its own id, its days in order, and products that exist; the specification's own are there. */
function checkPromotions({ categories, products, promotions }: Omit<Content, "shop">, folder: string): Problem[] {
  const at = `${folder}/promotions.json`;
  const slugs = { categories: categories.map(({ slug }) => slug), products: products.map(({ slug }) => slug) };
  const ids = promotions.map(({ id }) => id);
  return [
    ...OWN_PROMOTIONS.filter((id) => !ids.includes(id)).map(
      (id) => `${at}: ${id} is missing; put it back, with a from that is still to come where it shall not hold`,
    ),
    ...promotionProblems(promotions, slugs).map(({ index, field, message }) => {
      const row = field === "id" ? "" : `${promotions[index]?.id}: `;
      return `${at}: ${row}${field.startsWith("only.") ? `${field.replace(".", " ")}: ` : ""}${message}`;
    }),
  ];
}

/** The values that are there again, each with its place. */
function repeated(values: string[]): { value: string; index: number }[] {
  return values.map((value, index) => ({ value, index })).filter(({ value, index }) => values.indexOf(value) !== index);
}

/** The pictures that no page can do without. A product or a category without its own shows the placeholder. */
export function checkPictures(pictures: Pictures, folder: string): Problem[] {
  return ["hero", "hero-mobile", "heritage", "placeholder"]
    .filter((key) => !pictures[key])
    .map(
      (key) =>
        `${folder}/pictures.json: ${key}: the picture is missing; put its master into art/masters and run npm run pictures`,
    );
}
