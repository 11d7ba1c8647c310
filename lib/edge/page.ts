import { withLaterScripts } from "./later-scripts.ts";

/**
 * Returns a page of Next's as the edge server sends it. What it returned before stays the same, and a page that can't be
 * rewritten is returned as Next has made it.
 * @param html a whole page
 */
export function rewritePage(html: string): string {
  try {
    return withLaterScripts(html);
  } catch {
    return html;
  }
}
