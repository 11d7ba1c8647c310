import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "@/scripts/content/check";
import { readContent } from "@/scripts/content/read";
import { jsonSchemaText, schemaFiles } from "@/scripts/content/schemas";

/* The one test that reads the shop's own content: by rules, and naming nothing of it. */
const FOLDER = "lib/content";
const { content, problems } = readContent(FOLDER);
if (!content) throw new Error(problems.join("\n"));

// promise: Each product has its price in whole rupees and its weight (200 rupees for 200 g as the shop begins)
test("the shop's own content has no mistake", () => {
  expect(checkContent(content, FOLDER)).toEqual([]);
});

test("the JSON Schemas that editors use are those of today: node scripts/content.ts --schemas", () => {
  for (const [path, schema] of Object.entries(schemaFiles))
    expect(JSON.parse(readFileSync(path, "utf8")), path).toEqual(JSON.parse(jsonSchemaText(schema)));
});
