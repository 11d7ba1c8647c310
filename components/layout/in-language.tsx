"use client";
import { type ReactNode, use, useEffect, useMemo, useState } from "react";
import { preload } from "react-dom";
import { LanguageContext, type TextBundle, useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { afterLoad } from "#lib/browser/page/after-load.ts";
import type { OtherLanguage } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { bundles } from "#texts/bundles.ts";
import { ui } from "#texts/en/ui.ts";
import { type Word, WordsContext } from "@/components/ui/words";

type Bundle = "first" | "later" | "order";

const loading: Record<string, Promise<TextBundle>> = {};

function load(language: OtherLanguage, bundle: Bundle): Promise<TextBundle> {
  const path = `./${language}-${bundle}.json` as const;
  const { url, read } = bundles[path];
  // The page names it: the browser then fetches it before the scripts ask.
  if (read) preload(url.href, { as: "fetch", crossOrigin: "anonymous" });
  loading[path] ??= read ? read().then((texts) => texts.default as unknown as TextBundle) : fetched(url.href);
  return loading[path];
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Tries until the texts are there: the page can be read meanwhile, as while a script is missing. */
async function fetched(url: string, pauseMs = FIRST_PAUSE_MS): Promise<TextBundle> {
  const response = await fetch(url).catch(() => undefined);
  const texts = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (texts) return texts;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return fetched(url, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
}

type Props = { language: OtherLanguage; children: ReactNode };

/** Brings a page the texts of its language that it shows at once, and the others once it has loaded. */
export function InLanguage({ language, children }: Props) {
  const first = use(load(language, "first"));
  const [later, setLater] = useState<TextBundle>();
  useEffect(() => afterLoad(() => void load(language, "later").then(setLater)), [language]);
  const value = useMemo(() => ({ language, texts: { ...first, ...later } }), [language, first, later]);
  return (
    <LanguageContext value={value}>
      <UiWords>{children}</UiWords>
    </LanguageContext>
  );
}

/** Brings all texts of the language at once, to what is inside InLanguage. */
export function AllInLanguage({ language, children }: Props) {
  const { texts } = use(LanguageContext);
  const bundles = [load(language, "later"), load(language, "order")] as const;
  const later = use(bundles[0]);
  const order = use(bundles[1]);
  const value = useMemo(() => ({ language, texts: { ...texts, ...later, ...order } }), [language, texts, later, order]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Gives the parts of components/ui their words and paths in the page's language, inside InLanguage. */
export function UiWords({ children }: { children: ReactNode }) {
  // The same keys and gaps: a test compares what both give.
  const word = useTexts(ui) as unknown as Word;
  const language = useLanguage();
  const value = useMemo(() => ({ word, path: (path: string) => pathIn(language, path) }), [word, language]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
