import type { Metadata } from "next";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageMetadata, pageTitle } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { shopNameIn } from "#lib/shop/language/names.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { pages } from "#texts/en/pages.ts";
import { type PoliciesTexts, policies } from "#texts/en/policies.ts";
import { PolicyPage } from "@/components/policies/policy-page";
import { sections as english } from "./privacy-in-english";
import { sections as tamil } from "./privacy-in-tamil";

export const privacyMetadata = (language: Language): Metadata =>
  pageMetadata({
    language,
    title: pageTitle(language, "privacy"),
    description: translateIn(language, pages)("privacyDescription", { shop: shopNameIn(language) }),
    path: "/privacy",
    card: homeShareCard(),
  });

const glanceOf = (t: Translate<PoliciesTexts>) => [
  { big: t("noAccount"), about: t("noAccountAbout"), category: accent(3) },
  { big: t("noCookies"), about: t("noCookiesAbout"), category: accent(1) },
  { big: t("noCard"), about: t("noCardAbout"), category: accent(4) },
  { big: t("yourCall"), about: t("yourCallAbout"), category: accent(0) },
];

type Props = { language: Language };

export function PrivacyPage({ language }: Props) {
  const t = translateIn(language, policies);
  return (
    <PolicyPage
      language={language}
      t={t}
      origin={pageOrigin()}
      title={pageTitle(language, "privacy")}
      intro={t("privacyIntro")}
      category={accent(3)}
      glance={glanceOf(t)}
      sections={language === "en" ? english : tamil}
    />
  );
}
