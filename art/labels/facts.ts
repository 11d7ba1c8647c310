import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShopRecord } from "#lib/shop/content/content-schema.ts";
import type { ProductRecord } from "#lib/shop/content/product-schema.ts";

const content = join(import.meta.dirname, "..", "..", "lib", "content");
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(content, ...path), "utf8"));

/** What a label says: the facts of one product, and who makes it. */
export type LabelFacts = ProductRecord & {
  slug: string;
  maker: Pick<ShopRecord, "name" | "tamilName" | "legalName" | "fssai" | "address">;
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
  const { name, tamilName, legalName, fssai, address }: ShopRecord = readJson("shop.json");
  const product: ProductRecord = readJson("products", `${slug}.json`);
  return { ...product, slug, maker: { name, tamilName, legalName, fssai, address } };
}
