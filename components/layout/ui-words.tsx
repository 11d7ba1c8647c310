"use client";
import { type ReactNode, useMemo } from "react";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { ui } from "#texts/en/ui.ts";
import { WordsContext } from "@/components/ui/words";

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
