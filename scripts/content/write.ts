import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { environment, projectRoot } from "../env.ts";
import { checkContent } from "./check.ts";
import { contentModules } from "./modules.ts";
import { type Problem, readContent } from "./read.ts";

/** Where the shop's facts are, from the project's root. The tests have a shop of their own. */
export function contentFolder(): string {
  return environment().SHOP_CONTENT || "lib/content";
}

/**
 * Checks the shop's facts and writes the modules that the shop imports, into `.content`. Nothing is written when anything is
 * wrong, and a file that would not change is left alone.
 * @returns the mistakes, one sentence each
 */
export function writeContent(folder = contentFolder()): Problem[] {
  const { content, problems } = readContent(folder);
  const found = content ? checkContent(content, folder) : problems;
  if (!content || found.length > 0) return found;
  const target = join(projectRoot, ".content", folder === "lib/content" ? "shop" : basename(folder));
  mkdirSync(target, { recursive: true });
  for (const [name, text] of Object.entries(contentModules(content))) {
    const path = join(target, name);
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
  return [];
}
