import type { IncomingHttpHeaders } from "node:http";

const STYLE_SHEET = /<link rel="stylesheet" href="(\/[^"<>]+)"/g;

/**
 * Adds a page's style sheets to its headers as preload links. A browser then requests them before it has parsed the page,
 * and before the scripts: nothing is painted without a style sheet, while everything can be painted without a script.
 */
export function withPreloadHints(headers: IncomingHttpHeaders, html: string): IncomingHttpHeaders {
  const hints = [...html.matchAll(STYLE_SHEET)].map(([, path]) => `<${path}>; rel=preload; as=style`);
  const link = [headers.link ?? [], hints].flat().join(", ");
  return link ? { ...headers, link } : headers;
}
