import type { Viewport } from "next";
import type { ReactNode } from "react";

export const viewport: Viewport = { themeColor: "#FBF5E6" };

/** The document itself is drawn by the layouts of [language] and staff, because its `lang` differs. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
