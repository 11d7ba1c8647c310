import type { Metadata } from "next";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageMetadata, pageTitle } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { DAYS_ELSEWHERE, HOME_DAYS } from "#lib/shop/order/delivery.ts";
import { REPORT_WITHIN_HOURS } from "#lib/shop/policies.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { shopTextsIn } from "#lib/shop/shop-texts.ts";
import { pages } from "#texts/en/pages.ts";
import { type PoliciesTexts, policies } from "#texts/en/policies.ts";
import { PolicyPage } from "@/components/policies/policy-page";
import { sections as english } from "./shipping-returns-in-english";
import { sections as tamil } from "./shipping-returns-in-tamil";

export const shippingReturnsMetadata = (language: Language): Metadata =>
  pageMetadata({
    language,
    title: pageTitle(language, "shipping"),
    description: translateIn(language, pages)("shippingDescription", { state: homeStateIn(language) }),
    path: "/shipping-returns",
    card: homeShareCard(),
  });

const homeStateIn = (language: Language) => shopTextsIn(language).delivery.homeState;

const glanceOf = (language: Language, t: Translate<PoliciesTexts>) => [
  {
    big: DELIVERY_CHARGE === 0 ? t("free") : rupees(DELIVERY_CHARGE),
    about: t("freeAbout"),
    category: accent(4),
  },
  {
    big: t("days", { days: `${HOME_DAYS.least}-${HOME_DAYS.most}` }),
    about: t("homeDaysAbout", { state: homeStateIn(language) }),
    category: accent(1),
  },
  { big: t("days", { days: DAYS_ELSEWHERE }), about: t("elsewhereAbout"), category: accent(0) },
  { big: t("hours", { hours: REPORT_WITHIN_HOURS }), about: t("reportAbout"), category: accent(5) },
];

type Props = { language: Language };

export function ShippingReturnsPage({ language }: Props) {
  const t = translateIn(language, policies);
  return (
    <PolicyPage
      language={language}
      t={t}
      origin={pageOrigin()}
      title={pageTitle(language, "shipping")}
      intro={t("shippingIntro", { city: shopTextsIn(language).address.city })}
      category={accent(4)}
      glance={glanceOf(language, t)}
      sections={language === "en" ? english : tamil}
    />
  );
}
