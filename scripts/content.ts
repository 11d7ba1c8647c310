/**
 * Checks lib/content and writes the modules that the shop imports from it. Every build does this first.
 * With --schemas it also writes the JSON Schemas, after a change of lib/shop/content/content-schema.ts or
 * product-schema.ts. With --or-former it is quiet where there are modules from before: a command works with those,
 * whatever was mistyped since, and `npm run shop -- check` is what names the mistakes.
 */
import { existsSync } from "node:fs";
import { endWith } from "./command/failure-line.ts";
import { contentFolder, generatedFolder } from "./content/folders.ts";
import { writeSchemas } from "./content/schemas.ts";
import { writeContent } from "./content/write.ts";

if (process.argv.includes("--schemas")) writeSchemas();
const hasFormer = process.argv.includes("--or-former") && existsSync(generatedFolder(contentFolder()));
const problems = await writeContent().catch((error: unknown) => (hasFormer ? [] : endWith(error)));
if (!hasFormer) for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 || hasFormer ? 0 : 1;
