"use client";
import type { ReactNode } from "react";
import { Document } from "./document";
import { hindMaduraiTamil } from "./tamil-fonts";
import { FrameTexts } from "@/app/_tamil/frame-texts";
import "@/app/globals.css";
import "./tamil.css";

/** The document of the pages in Tamil, with the texts that every page has. */
export function TamilDocument({ children }: { children: ReactNode }) {
  return (
    <FrameTexts>
      <Document lang="ta-IN" fonts={hindMaduraiTamil.variable}>
        {children}
      </Document>
    </FrameTexts>
  );
}
