import type { Metadata } from "next";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageMetadata, pageTitle } from "#lib/server/pages/page-metadata.ts";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import type { PolicyName } from "#lib/shop/content/policy-text.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { shopNameIn } from "#lib/shop/language/names.ts";
import { MAX_SAMPLES } from "#lib/shop/offers/free-samples.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import { DAYS_ELSEWHERE, HOME_DAYS } from "#lib/shop/order/delivery.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { REPORT_WITHIN_HOURS, shopTextsIn } from "#lib/shop/shop-texts.ts";
import { packs } from "#texts/en/packs.ts";
import { pages } from "#texts/en/pages.ts";
import { policies } from "#texts/en/policies.ts";
import { policyPartsIn } from "#texts/policy-parts.ts";
import { PolicyFrame } from "@/components/policies/policy-frame";

type Props = { language: Language; name: PolicyName };

/** What the three pages have apart from their texts: the title, the words below it, the colour and the figures. */
const frames = {
  privacy: (language: Language) => {
    const t = translateIn(language, policies);
    return {
      title: pageTitle(language, "privacy"),
      description: translateIn(language, pages)("privacyDescription", { shop: shopNameIn(language) }),
      intro: t("privacyIntro"),
      category: accent(3),
      glance: [
        { big: t("noAccount"), about: t("noAccountAbout"), category: accent(3) },
        { big: t("noCookies"), about: t("noCookiesAbout"), category: accent(1) },
        { big: t("noCard"), about: t("noCardAbout"), category: accent(4) },
        { big: t("yourCall"), about: t("yourCallAbout"), category: accent(0) },
      ],
    };
  },
  terms: (language: Language) => {
    const [t, tPacks] = [translateIn(language, policies), translateIn(language, packs)];
    return {
      title: pageTitle(language, "terms"),
      description: translateIn(language, pages)("termsDescription", { shop: shopNameIn(language) }),
      intro: t("termsIntro"),
      category: accent(0),
      glance: [
        { big: pricesText(tPacks), about: t("packAbout", { weights: weightsText(tPacks) }), category: accent(0) },
        { big: rupees(0), about: t("nothingOnlineAbout"), category: accent(4) },
        { big: `${FIRST_ORDER_PERCENT}%`, about: t("firstOrderAbout"), category: accent(1) },
        { big: t("upTo", { count: MAX_SAMPLES }), about: t("samplesAbout"), category: accent(5) },
      ],
    };
  },
  "shipping-returns": (language: Language) => {
    const t = translateIn(language, policies);
    const { address, delivery } = shopTextsIn(language);
    const state = delivery.homeState;
    const homeDays = `${HOME_DAYS.least}-${HOME_DAYS.most}`;
    return {
      title: pageTitle(language, "shipping"),
      description: translateIn(language, pages)("shippingDescription", { state }),
      intro: t("shippingIntro", { city: address.city }),
      category: accent(4),
      glance: [
        {
          big: DELIVERY_CHARGE === 0 ? t("free") : rupees(DELIVERY_CHARGE),
          about: t("freeAbout"),
          category: accent(4),
        },
        { big: t("days", { days: homeDays }), about: t("homeDaysAbout", { state }), category: accent(1) },
        { big: t("days", { days: DAYS_ELSEWHERE }), about: t("elsewhereAbout"), category: accent(0) },
        { big: t("hours", { hours: REPORT_WITHIN_HOURS }), about: t("reportAbout"), category: accent(5) },
      ],
    };
  },
};

export function policyMetadata({ language, name }: Props): Metadata {
  const { title, description } = frames[name](language);
  return pageMetadata({ language, title, description, path: `/${name}`, card: homeShareCard() });
}

/** A page of the law: its text is lib/content/policies. */
export function PolicyPage({ language, name }: Props) {
  const { title, intro, category, glance } = frames[name](language);
  return (
    <PolicyFrame
      language={language}
      t={translateIn(language, policies)}
      origin={pageOrigin()}
      title={title}
      intro={intro}
      category={category}
      glance={glance}
      parts={policyPartsIn[language][name]}
      facts={policyFacts(language)}
    />
  );
}
