"use client";
import type { ReactNode } from "react";
import { Document } from "./document";
import { fraunces, hindMadurai } from "./fonts";
import "@/app/globals.css";

/** The document of the pages in English. */
export function EnglishDocument({ children }: { children: ReactNode }) {
  return (
    <Document lang="en-IN" fonts={`${fraunces.variable} ${hindMadurai.variable}`}>
      {children}
    </Document>
  );
}
