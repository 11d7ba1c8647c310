/** A picture that a visitor sees first. */
const FIRST_PICTURE = /<img\b[^>]*\sfetchpriority="high"/i;
/** A script of Next's that may run at any time, and the link that loads one of them ahead. */
const SCRIPT = /<script src="(\/_next\/[^"<>]+)" async=""(?=>)/g;
const PRELOAD = /<link rel="preload" as="script"[^<>]*\/>/g;

/**
 * Lets the scripts of a page wait until its first picture is painted (components/layout/load-order starts them). On a slow
 * connection a picture that shares it with 140 KB of scripts is late, and the page can be read and used without them.
 * @param html a whole page; one without a first picture is returned as it is
 */
export function withLaterScripts(html: string): string {
  if (!FIRST_PICTURE.test(html)) return html;
  return html.replace(PRELOAD, "").replace(SCRIPT, '<script data-src="$1"');
}
