"use client";
import { type ReactNode, use, useEffect, useMemo, useState } from "react";
import { preload } from "react-dom";
import { LanguageContext, type TamilBundle, useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { afterLoad } from "#lib/browser/page/after-load.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { ui } from "#texts/en/ui.ts";
import { WordsContext } from "@/components/ui/words";

type Bundle = "first" | "later" | "order";

/**
 * Files and no modules: a page gets the scripts of all that its server files import, so one in English would load Tamil
 * texts that are imported here.
 */
const files: Record<Bundle, URL> = {
  first: new URL("../../.content/texts/tamil-first.json", import.meta.url),
  later: new URL("../../.content/texts/tamil-later.json", import.meta.url),
  order: new URL("../../.content/texts/tamil-order.json", import.meta.url),
};
const loading: Partial<Record<Bundle, Promise<TamilBundle>>> = {};

function load(bundle: Bundle): Promise<TamilBundle> {
  loading[bundle] ??= typeof window === "undefined" ? imported(bundle) : fetched(files[bundle].href);
  return loading[bundle];
}

/** For the server alone: the condition keeps the texts out of the scripts. */
async function imported(bundle: Bundle): Promise<TamilBundle> {
  if (typeof window !== "undefined") return {};
  const { default: texts } = await {
    first: () => import("#texts/tamil-first.json"),
    later: () => import("#texts/tamil-later.json"),
    order: () => import("#texts/tamil-order.json"),
  }[bundle]();
  return texts as unknown as TamilBundle;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Tries until the texts are there: the page can be read meanwhile, as while a script is missing. */
async function fetched(url: string, pauseMs = FIRST_PAUSE_MS): Promise<TamilBundle> {
  const response = await fetch(url).catch(() => undefined);
  const texts = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (texts) return texts;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return fetched(url, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
}

/** Fetches a bundle, which the page names: the browser then does so before the scripts ask. */
function named(bundle: Bundle): Promise<TamilBundle> {
  if (typeof window === "undefined") preload(files[bundle].href, { as: "fetch", crossOrigin: "anonymous" });
  return load(bundle);
}

/** Brings a page the Tamil texts that it shows at once, and the others once it has loaded. */
export function InTamil({ children }: { children: ReactNode }) {
  const first = use(named("first"));
  const [later, setLater] = useState<TamilBundle>();
  useEffect(() => afterLoad(() => void load("later").then(setLater)), []);
  const value = useMemo(() => ({ language: "ta" as const, tamil: { ...first, ...later } }), [first, later]);
  return (
    <LanguageContext value={value}>
      <UiWords>{children}</UiWords>
    </LanguageContext>
  );
}

/** Brings all Tamil texts at once, to what is inside InTamil. */
export function AllInTamil({ children }: { children: ReactNode }) {
  const { tamil } = use(LanguageContext);
  const bundles = [named("later"), named("order")] as const;
  const later = use(bundles[0]);
  const order = use(bundles[1]);
  const value = useMemo(
    () => ({ language: "ta" as const, tamil: { ...tamil, ...later, ...order } }),
    [tamil, later, order],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Gives the parts of components/ui their words and paths in the page's language, inside a page in Tamil. */
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
