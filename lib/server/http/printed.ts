import "server-only";
import { createHash } from "node:crypto";
import { slipCss } from "#lib/shop/warehouse/packing-slip-look.ts";

/** Opens the browser's own print dialog at once. */
export const PRINT = 'addEventListener("load",()=>print())';
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** The document's own style and script, and nothing else. */
const POLICY = [
  `default-src 'none'; style-src ${hash(slipCss)}; script-src ${hash(PRINT)}`,
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join("; ");

/** A document to print, which no cache stores. */
export function printed(document: string): Response {
  return new Response(document, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** A CSV file as a download that no cache stores, marked as UTF-8, which Excel needs. */
export function csvFile(name: string, csv: string): Response {
  return new Response(`\ufeff${csv}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
