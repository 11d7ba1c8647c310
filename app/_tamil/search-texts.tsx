"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { search as searchEn } from "#texts/en/search.ts";
import { search } from "#texts/ta/search.ts";

const parts: PairOfTexts[] = [[searchEn, search]];

/** The Tamil texts of the search's own page. */
export function SearchTexts({ children }: { children: ReactNode }) {
  return <InTamil parts={parts}>{children}</InTamil>;
}
