import type { IncomingHttpHeaders } from "node:http";

const SHEET = /<link rel="stylesheet" href="(\/[^"<>]+)"/g;

/**
 * A page's headers with its style sheets named in them: a browser asks for those before it has read a word of the page,
 * and so before the scripts. Nothing is painted without the one, and anything without the other.
 */
export function withHints(headers: IncomingHttpHeaders, html: string): IncomingHttpHeaders {
  const hints = [...html.matchAll(SHEET)].map(([, path]) => `<${path}>; rel=preload; as=style`);
  const link = [headers.link ?? [], hints].flat().join(", ");
  return link ? { ...headers, link } : headers;
}
