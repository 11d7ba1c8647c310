import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { env } from "@/lib/server/env";
import { shop } from "@/lib/shop/shop";
import { fraunces, hindMadurai, hindMaduraiBold } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(env().siteUrl ?? "http://localhost:3000"),
  title: { default: `${shop.name}: ${shop.tagline}`, template: `%s | ${shop.name}` },
  description: "Spice powders, mixes, pickles, appalams, vathals, oils and coffee from a South Indian kitchen.",
};

export const viewport: Viewport = { themeColor: "#FBF5E6" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${fraunces.variable} ${hindMadurai.variable} ${hindMaduraiBold.variable}`}>
      <body>{children}</body>
    </html>
  );
}
