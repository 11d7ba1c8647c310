"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { home as homeEn } from "#texts/en/home.ts";
import { home } from "#texts/ta/home.ts";

const parts: PairOfTexts[] = [[homeEn, home]];

/** The Tamil texts of the home page. */
export function HomeTexts({ children }: { children: ReactNode }) {
  return <InTamil parts={parts}>{children}</InTamil>;
}
