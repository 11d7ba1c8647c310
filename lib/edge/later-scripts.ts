import { processState } from "#lib/shop/storage/process-state.ts";
import { logLine } from "./log-line.ts";

/** A picture that a visitor sees first. */
const FIRST_PICTURE = /<img\b[^>]*\sfetchpriority="high"/i;
/** A script of Next's that may run at any time, and the link that loads one of them ahead. */
const SCRIPT = /<script src="(\/_next\/[^"<>]+)" async=""(?=>)/g;
const PRELOAD = /<link rel="preload" as="script"[^<>]*\/>/g;

/**
 * Lets the scripts of a page wait until its first picture is painted (components/layout/load-order-script starts them).
 * On a slow connection a picture that shares it with 140 KB of scripts is late, and the page can be read and used
 * without them.
 * @param html a whole page of Next's; one without a first picture is returned as it is, and so is one whose tags are
 *   not those that Next writes today (tests/all/e2e/load-order fails then): its scripts load at once
 */
export function withLaterScripts(html: string): string {
  if (!FIRST_PICTURE.test(html)) return html;
  if (html.search(SCRIPT) >= 0 && html.search(PRELOAD) >= 0)
    return html.replace(PRELOAD, "").replace(SCRIPT, '<script data-src="$1"');
  reportOnce();
  return html;
}

/** Once: every page is like the first one. */
const reportOnce = processState("scripts-not-found", () =>
  logLine({ outcome: "scripts_not_found", where: "in a page with a first picture: they load at once" }),
);
