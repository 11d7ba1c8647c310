import type { Viewport } from "next";
import type { ReactNode } from "react";

export const viewport: Viewport = { themeColor: "#FBF5E6" };

/** The document itself is drawn by each language's layout, because its `lang` differs: (en) and ta. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
