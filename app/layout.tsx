import type { Viewport } from "next";
import type { ReactNode } from "react";
import { palette } from "#lib/shop/content/palette.ts";

export const viewport: Viewport = { themeColor: palette.paper };

/** The document itself is drawn by the layouts of [language] and staff, because its `lang` differs. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
