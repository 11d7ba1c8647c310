"use client";
import { type ReactNode, use, useMemo } from "react";
import { FailureTexts } from "#lib/browser/language/failure-texts.ts";
import { LanguageContext, useTexts } from "#lib/browser/language/texts.ts";
import type { Texts } from "#lib/shop/language/message.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { saidIn } from "#lib/shop/language/said.ts";
import { fields } from "#texts/en/fields.ts";
import { noAnswer } from "#texts/en/no-answer.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { outcome } from "#texts/en/outcome.ts";
import { refusals } from "#texts/en/refusals.ts";
import { sampleRules } from "#texts/en/sample-rules.ts";
import { ui } from "#texts/en/ui.ts";
import { WordsContext } from "@/components/ui/words";

/** The parts with the sentences that come in English: of the schemas, of the API, and of this browser about its calls. */
const englishParts: Texts[] = [fields, refusals, noAnswer, outcome, sampleRules, offerRules];

/** Gives the parts of components/ui their words and paths in the page's language, inside a page in Tamil. */
export function UiWords({ children }: { children: ReactNode }) {
  const t = useTexts(ui);
  const { language, tamil } = use(LanguageContext);
  const value = useMemo(() => {
    const words = {
      ...{ breadcrumb: t("breadcrumb"), home: t("home"), backHome: t("backHome"), returnHome: t("returnHome") },
      ...{ close: t("close"), optional: t("optional"), showPassword: t("showPassword") },
      backTo: (name: string) => t("backTo", { name }),
      oneLess: (name: string) => t("oneLess", { name }),
      oneMore: (name: string) => t("oneMore", { name }),
      said: saidIn(englishParts.map((english) => [english, tamil?.get(english) ?? english])),
    };
    return { words, path: (path: string) => pathIn(language, path) };
  }, [t, language, tamil]);
  return (
    <WordsContext value={value}>
      <FailureTexts said={value.words.said}>{children}</FailureTexts>
    </WordsContext>
  );
}
