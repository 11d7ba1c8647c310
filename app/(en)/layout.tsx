import type { ReactNode } from "react";
import { siteMetadata } from "#lib/server/pages/page-metadata.ts";
import { EnglishDocument } from "@/app/_frame/english-document";

export const metadata = siteMetadata("en");

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <EnglishDocument>{children}</EnglishDocument>;
}
