import type { ReactNode } from "react";

/** The least that Next.js can serve: what the shop is measured beside. */
export default function FloorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <style>{".pictures img{display:block;width:100%;height:auto}"}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
