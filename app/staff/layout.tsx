import type { ReactNode } from "react";
import { siteMetadata } from "#lib/server/pages/page-metadata.ts";
import { Document } from "@/app/_frame/document";

export const metadata = siteMetadata("en");

/** The staff's pages are in English only. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
