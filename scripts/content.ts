/**
 * Checks lib/content and writes the modules that the shop imports from it. Every build does this first.
 * With --schemas it also writes the JSON Schemas, after a change of lib/shop/content/content-schema.ts or product-schema.ts.
 */
import { writeSchemas } from "./content/schemas.ts";
import { writeContent } from "./content/write.ts";

if (process.argv.includes("--schemas")) writeSchemas();
const problems = await writeContent();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
