import type { ReactNode } from "react";
import { siteMetadata } from "#lib/server/pages/page-metadata.ts";
import { TamilDocument } from "@/app/_frame/tamil-document";

export const metadata = siteMetadata("ta");

export default function TamilLayout({ children }: { children: ReactNode }) {
  return <TamilDocument>{children}</TamilDocument>;
}
