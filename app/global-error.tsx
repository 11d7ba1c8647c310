"use client";
import { shop } from "#lib/shop/shop.ts";
import { ErrorNotice } from "@/components/layout/error-notice";
import "./globals.css";

/** Replaces everything, the root layout too. Next's own page has inline styles, which a strict policy refuses. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-IN">
      <head>
        <title>{`Something went wrong | ${shop.name}`}</title>
      </head>
      <body>
        <ErrorNotice error={error} />
      </body>
    </html>
  );
}
