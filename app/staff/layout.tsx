import type { ReactNode } from "react";
import { siteMetadata } from "#lib/server/pages/page-metadata.ts";
import { DEFAULT_LANGUAGE } from "#lib/shop/language/language.ts";
import { Document } from "@/app/_frame/document";

export const metadata = siteMetadata(DEFAULT_LANGUAGE);

/** The staff's pages are in English only. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
