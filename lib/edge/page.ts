import { withLaterScripts } from "./later-scripts.ts";
import { withShorterData } from "./router-data.ts";

/** Returns a page of Next's as the edge server sends it. What it returned before stays the same. @param html a whole page */
export function rewritePage(html: string): string {
  return withLaterScripts(withShorterData(html));
}
