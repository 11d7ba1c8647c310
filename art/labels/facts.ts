import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShopRecord } from "#lib/shop/content/content-schema.ts";
import type { ProductRecord } from "#lib/shop/content/product-schema.ts";
import { type InLanguage, inLanguage } from "#lib/shop/language/words.ts";

const content = join(import.meta.dirname, "..", "..", "lib", "content");
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(content, ...path), "utf8"));

/** What a label says: the facts of one product, and who makes it. */
export type LabelFacts = InLanguage<ProductRecord> & {
  slug: string;
  otherName: string;
  maker: Pick<InLanguage<ShopRecord>, "name" | "legalName" | "fssai" | "address"> & { otherName: string };
};

/** The slugs of all products, in the order of the alphabet. */
export function productSlugs(): string[] {
  return readdirSync(join(content, "products"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

export function labelFacts(slug: string): LabelFacts {
  if (!existsSync(join(content, "products", `${slug}.json`))) throw new Error(`There is no product ${slug}.`);
  const shop: ShopRecord = readJson("shop.json");
  const product: ProductRecord = readJson("products", `${slug}.json`);
  const { name, legalName, fssai, address } = inLanguage("en", shop);
  const maker = { name, otherName: shop.name.ta, legalName, fssai, address };
  return { ...inLanguage("en", product), slug, otherName: product.name.ta, maker };
}
