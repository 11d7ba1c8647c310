import type { Metadata } from "next";
import { shop } from "#lib/shop/facts/shop.ts";

export const metadata: Metadata = { title: `Page Not Found | ${shop.name}`, robots: { index: false } };

/**
 * Next sends this page along with every other one, so it has next to nothing, and no style sheet. Readers see it only
 * where an address looks like a file's: proxy.ts answers all others with the not-found page of the shop, in its frame.
 */
export default function NotFound() {
  return (
    <html lang="en-IN">
      <body>
        <main>
          <h1>Page Not Found</h1>
          <p>
            We can't find that page. <a href="/">{shop.name}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
