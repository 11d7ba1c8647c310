import { basename, join } from "node:path";
import { environment, projectRoot } from "../env.ts";

/** The folder of the shop's own facts, from the project's root. */
export const OWN_CONTENT = "lib/content";

/** The folder of the facts that this run uses: SHOP_CONTENT, which only the tests set (scripts/test/fixture-shop). */
export function contentFolder(): string {
  return environment().SHOP_CONTENT || OWN_CONTENT;
}

/** The folder of the modules that are generated from these facts, absolute. */
export function generatedFolder(folder: string): string {
  return join(projectRoot, ".content", folder === OWN_CONTENT ? "shop" : basename(folder));
}

/** The folder of the build, from the project's root: BUILD_FOLDER, which only the tests set. */
export function buildFolder(): string {
  return environment().BUILD_FOLDER || ".next";
}
