"use client";
import { type ReactNode, useMemo } from "react";
import { FailureContext } from "#lib/browser/language/failure-text.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import type { Failure } from "#lib/browser/result.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { ui } from "#texts/en/ui.ts";
import { WordsContext } from "@/components/ui/words";

type Props = {
  /** Finds the translation of a sentence that comes in English. Without it, that sentence stays. */
  said?: ((english: string) => string) | undefined;
  /** The same for a failure. */
  say?: ((problem: Failure | Error) => string) | undefined;
  children: ReactNode;
};

const asItIs = (english: string) => english;
const itsMessage = ({ message }: Failure | Error) => message;

/** Gives the parts of components/ui their words and paths in the page's language, inside a page in Tamil. */
export function UiWords({ said = asItIs, say = itsMessage, children }: Props) {
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
      said,
    };
    return { words, path: (path: string) => pathIn(language, path) };
  }, [t, language, said]);
  return (
    <WordsContext value={value}>
      <FailureContext value={say}>{children}</FailureContext>
    </WordsContext>
  );
}
