"use client";
import { shop } from "#lib/shop/facts/shop.ts";
import { ContactLinks, digestOf, ErrorPage } from "@/components/layout/error-page";
import "./globals.css";

/**
 * Replaces everything, the document too. Next's own page has inline styles, which a strict policy refuses. Every page
 * loads this file, and may never be shown: so it has its few words in itself, in English, and no texts by language.
 */
export default function GlobalError({ error }: { error: unknown }) {
  const digest = digestOf(error);
  return (
    <html lang="en-IN">
      <head>
        <title>{`Something went wrong | ${shop.name}`}</title>
      </head>
      <body>
        <ErrorPage
          title="Something went wrong"
          text="We couldn't show this page. Please try again: your cart and the order you were filling in are safe. If it keeps happening, call us or write on WhatsApp, and we'll take your order."
          tryAgain="Try again"
          home={{ path: "/", text: "Return Home" }}
          contact={<ContactLinks call={`Call ${shop.phone}`} whatsapp={`WhatsApp ${shop.whatsapp}`} />}
          number={digest && `Calling us? Just give this number: ${digest}`}
        />
      </body>
    </html>
  );
}
