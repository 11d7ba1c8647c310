import { join } from "node:path";
import { z } from "zod";
import { categoriesSchema, shopSchema } from "#lib/shop/content/content-schema.ts";
import { productSchema } from "#lib/shop/content/product-schema.ts";
import { promotionsSchema } from "#lib/shop/content/promotion-schema.ts";
import { projectRoot } from "../env.ts";
import { writeFile } from "../write-file.ts";

/** Where each kind of content file finds its JSON Schema, from the project's root. */
export const schemaFiles = {
  "lib/content/schema/shop.json": shopSchema,
  "lib/content/schema/categories.json": categoriesSchema,
  "lib/content/schema/product.json": productSchema,
  "lib/content/schema/promotions.json": promotionsSchema,
};

/** The JSON Schema of one kind of file, by which an editor completes and checks it. */
export function jsonSchemaText(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: "input" }), null, 2)}\n`;
}

/** Writes the JSON Schemas. They are committed: an editor wants them before anything was built. */
export function writeSchemas(): void {
  for (const [path, schema] of Object.entries(schemaFiles)) writeFile(join(projectRoot, path), jsonSchemaText(schema));
}
