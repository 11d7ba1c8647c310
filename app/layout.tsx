import type { Viewport } from "next";
import type { ReactNode } from "react";
import { palette } from "#lib/shop/palette.ts";

export const viewport: Viewport = { themeColor: palette.paper };

/** The document itself is drawn by each language's layout, because its `lang` differs: (en) and ta. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
