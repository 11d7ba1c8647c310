import type { ReactNode } from "react";

/** The least that Next.js can serve: what the shop is measured beside. */
export default function FloorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
