import type { Metadata } from "next";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageMetadata, pageTitle } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { shopNameIn } from "#lib/shop/language/names.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { MAX_SAMPLES } from "#lib/shop/offers/free-samples.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { type PacksTexts, packs } from "#texts/en/packs.ts";
import { pages } from "#texts/en/pages.ts";
import { type PoliciesTexts, policies } from "#texts/en/policies.ts";
import { PolicyPage } from "@/components/policies/policy-page";
import { sections as english } from "./terms-in-english";
import { sections as tamil } from "./terms-in-tamil";

export const termsMetadata = (language: Language): Metadata =>
  pageMetadata({
    language,
    title: pageTitle(language, "terms"),
    description: translateIn(language, pages)("termsDescription", { shop: shopNameIn(language) }),
    path: "/terms",
    card: homeShareCard(),
  });

const glanceOf = (t: Translate<PoliciesTexts>, tPacks: Translate<PacksTexts>) => [
  {
    big: pricesText(tPacks),
    about: t("packAbout", { weights: weightsText(tPacks) }),
    category: accent(0),
  },
  { big: rupees(0), about: t("nothingOnlineAbout"), category: accent(4) },
  {
    big: `${FIRST_ORDER_PERCENT}%`,
    about: t("firstOrderAbout"),
    category: accent(1),
  },
  { big: t("upTo", { count: MAX_SAMPLES }), about: t("samplesAbout"), category: accent(5) },
];

type Props = { language: Language };

export function TermsPage({ language }: Props) {
  const t = translateIn(language, policies);
  return (
    <PolicyPage
      language={language}
      t={t}
      origin={pageOrigin()}
      title={pageTitle(language, "terms")}
      intro={t("termsIntro")}
      category={accent(0)}
      glance={glanceOf(t, translateIn(language, packs))}
      sections={language === "en" ? english : tamil}
    />
  );
}
