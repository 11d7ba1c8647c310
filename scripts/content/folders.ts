import { basename, join } from "node:path";
import { environment, projectRoot } from "../env.ts";

/** Where the shop's own facts are, from the project's root. */
export const OWN_CONTENT = "lib/content";

/** Where the facts are that this run uses: SHOP_CONTENT, which only the tests set, for a shop of their own. */
export function contentFolder(): string {
  return environment().SHOP_CONTENT || OWN_CONTENT;
}

/** Where what is made from these facts goes. */
export function madeFolder(folder: string): string {
  return join(projectRoot, ".content", folder === OWN_CONTENT ? "shop" : basename(folder));
}

/** Where the build made from these facts goes, from the project's root: the tests' build stands beside the shop's own. */
export function buildFolder(folder = contentFolder()): string {
  return folder === OWN_CONTENT ? ".next" : `.next-${basename(folder)}`;
}
