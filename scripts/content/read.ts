import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { z } from "zod";
import {
  type CategoryRecord,
  categoriesSchema,
  type ShopRecord,
  shopSchema,
} from "#lib/shop/content/content-schema.ts";
import type { Named } from "#lib/shop/content/content-types.ts";
import { type ProductRecord, productSchema } from "#lib/shop/content/product-schema.ts";
import { type PromotionRecord, promotionsSchema } from "#lib/shop/content/promotion-schema.ts";
import { projectRoot } from "../env.ts";
import { JsonError, parseJson } from "./json-problem.ts";
import { upgraded } from "./upgraded.ts";

/** The English name is a key (Named in content-types.ts). */
type WithNames<T> = Omit<T, "name"> & Named;
const withNames = <T extends { name: Named["names"] }>({ name: names, ...record }: T): WithNames<T> => ({
  ...record,
  name: names.en,
  names,
});

/** The facts of a shop, in the order in which it shows them. */
export type Content = {
  shop: WithNames<ShopRecord>;
  categories: WithNames<CategoryRecord>[];
  products: (WithNames<ProductRecord> & { slug: string })[];
  /** In order of precedence. */
  promotions: PromotionRecord[];
};

/**
 * One mistake in the content, as one line: 'lib/content/products/tea.json: price: 0 is not a price; whole rupees from
 * 1'.
 */
export type Problem = string;

/** Generated modules by their paths, the mistakes in what they are made of, and what a language lacks that needs not be complete. */
export type Made = { modules: Record<string, string>; problems: Problem[]; untranslated?: Problem[] };

/** The text of a file; undefined where it can't be read, which is added to the problems. */
export function readText(path: string, problems: Problem[]): string | undefined {
  try {
    return readFileSync(resolve(projectRoot, path), "utf8");
  } catch {
    problems.push(`${path}: can't be read; put the file there, and let this user read it`);
    return undefined;
  }
}

/** What a text says as JSON; undefined where it is none, which is added to the problems. @param path of its file */
export function readJson(text: string, path: string, problems: Problem[]): unknown {
  try {
    return upgraded(parseJson(text, path));
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}

/** Reads one file and checks it against its schema. What is wrong is added to the problems. */
function readFile<T extends z.ZodType>(path: string, schema: T, problems: Problem[]): z.infer<T> | undefined {
  // Some keyboards write a Tamil letter as two characters: a search and a comparison would not find it.
  const text = readText(path, problems)?.normalize("NFC");
  const value = text === undefined ? undefined : readJson(text, path, problems);
  if (value === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path: at, message } of parsed.error.issues) {
    const field = at.map((part) => (typeof part === "number" ? `${part + 1}.` : String(part))).join(" ");
    problems.push(`${path}: ${field === "" ? "" : `${field}: `}${message}`);
  }
  return undefined;
}

/**
 * Reads all facts of a shop.
 * @param folder where they are, from the project's root
 * @returns what could be read, and every mistake in one file by itself
 */
export function readContent(folder: string): { content: Content | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const shop = readFile(`${folder}/shop.json`, shopSchema, problems);
  const listed = readFile(`${folder}/categories.json`, categoriesSchema, problems);
  const offered = readFile(`${folder}/promotions.json`, promotionsSchema, problems);
  const products = productFiles(folder, problems).flatMap((file) => {
    const record = readFile(`${folder}/products/${file}`, productSchema, problems);
    return record ? [{ ...withNames(record), slug: basename(file, ".json") }] : [];
  });
  if (!shop || !listed || !offered || problems.length > 0) return { content: null, problems };
  const categories = listed.categories.map(withNames);
  const place = (slug: string) => categories.findIndex((category) => category.slug === slug);
  products.sort(
    (a, b) => place(a.categorySlug) - place(b.categorySlug) || a.position - b.position || (a.slug < b.slug ? -1 : 1),
  );
  return { content: { shop: withNames(shop), categories, products, promotions: offered.promotions }, problems };
}

function productFiles(folder: string, problems: Problem[]): string[] {
  let names: string[];
  try {
    names = readdirSync(resolve(projectRoot, folder, "products")).sort();
  } catch {
    problems.push(`${folder}/products: the folder is missing; make it, with one file per product`);
    return [];
  }
  const files = names.filter((name) => !name.startsWith("."));
  for (const name of files.filter((name) => !name.endsWith(".json")))
    problems.push(`${folder}/products/${name}: is not a product; its name ends in .json`);
  return files.filter((name) => name.endsWith(".json"));
}
