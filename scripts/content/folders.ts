import { basename, join } from "node:path";
import { environment, projectRoot } from "../env.ts";

/** Where the shop's own facts are, from the project's root. */
export const OWN_CONTENT = "lib/content";

/** Where the facts are that this run uses. The tests have a shop of their own. */
export function contentFolder(): string {
  return environment().SHOP_CONTENT || OWN_CONTENT;
}

/** Where what is made from these facts goes. */
export function madeFolder(folder: string): string {
  return join(projectRoot, ".content", folder === OWN_CONTENT ? "shop" : basename(folder));
}
