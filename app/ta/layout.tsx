import type { ReactNode } from "react";
import { siteMetadata } from "#lib/server/pages/page-metadata.ts";
import { Document } from "@/app/_frame/document";
import { FrameTexts } from "@/app/_tamil/frame-texts";

export const metadata = siteMetadata("ta");

export default function TamilLayout({ children }: { children: ReactNode }) {
  return (
    <FrameTexts>
      <Document>{children}</Document>
    </FrameTexts>
  );
}
