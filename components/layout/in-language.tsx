"use client";
import { type ReactNode, use, useEffect, useMemo, useState } from "react";
import { preload } from "react-dom";
import { LanguageContext, type TextBundle, useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { afterLoad } from "#lib/browser/page/after-load.ts";
import type { OtherLanguage } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { ui } from "#texts/en/ui.ts";
import { WordsContext } from "@/components/ui/words";

type Bundle = "first" | "later" | "order";

/**
 * Files and no modules: a page gets the scripts of all that its server files import, so one in English would load the
 * texts of other languages that are imported here.
 */
const files: Record<OtherLanguage, Record<Bundle, URL>> = {
  ta: {
    first: new URL("../../.content/texts/ta-first.json", import.meta.url),
    later: new URL("../../.content/texts/ta-later.json", import.meta.url),
    order: new URL("../../.content/texts/ta-order.json", import.meta.url),
  },
};
const loading: Record<string, Promise<TextBundle>> = {};

function load(language: OtherLanguage, bundle: Bundle): Promise<TextBundle> {
  const { href } = files[language][bundle];
  loading[href] ??= typeof window === "undefined" ? imported(language, bundle) : fetched(href);
  return loading[href];
}

/** Runs on the server only: with this condition the build leaves the texts out of the browser's scripts. */
async function imported(language: OtherLanguage, bundle: Bundle): Promise<TextBundle> {
  if (typeof window !== "undefined") return {};
  const { default: texts } = await {
    ta: {
      first: () => import("#texts/ta-first.json"),
      later: () => import("#texts/ta-later.json"),
      order: () => import("#texts/ta-order.json"),
    },
  }[language][bundle]();
  return texts as unknown as TextBundle;
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

/** Fetches a bundle, which the page names: the browser then does so before the scripts ask. */
function named(language: OtherLanguage, bundle: Bundle): Promise<TextBundle> {
  if (typeof window === "undefined") preload(files[language][bundle].href, { as: "fetch", crossOrigin: "anonymous" });
  return load(language, bundle);
}

type Props = { language: OtherLanguage; children: ReactNode };

/** Brings a page the texts of its language that it shows at once, and the others once it has loaded. */
export function InLanguage({ language, children }: Props) {
  const first = use(named(language, "first"));
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
  const bundles = [named(language, "later"), named(language, "order")] as const;
  const later = use(bundles[0]);
  const order = use(bundles[1]);
  const value = useMemo(() => ({ language, texts: { ...texts, ...later, ...order } }), [language, texts, later, order]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Gives the parts of components/ui their words and paths in the page's language, inside InLanguage. */
export function UiWords({ children }: { children: ReactNode }) {
  const t = useTexts(ui);
  const language = useLanguage();
  const value = useMemo(() => {
    const words = {
      breadcrumb: t("breadcrumb"),
      home: t("home"),
      backHome: t("backHome"),
      returnHome: t("returnHome"),
      close: t("close"),
      optional: t("optional"),
      showPassword: t("showPassword"),
      backTo: (name: string) => t("backTo", { name }),
      oneLess: (name: string) => t("oneLess", { name }),
      oneMore: (name: string) => t("oneMore", { name }),
    };
    return { words, path: (path: string) => pathIn(language, path) };
  }, [t, language]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
