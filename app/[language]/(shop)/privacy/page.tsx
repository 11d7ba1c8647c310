import type { Metadata } from "next";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageMetadata, pageTitle } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { shopNameIn } from "#lib/shop/language/names.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { pages } from "#texts/en/pages.ts";
import { policies } from "#texts/en/policies.ts";
import { policyPartsIn } from "#texts/policy-parts.ts";
import { PolicyFrame } from "@/components/policies/policy-frame";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { language } = await params;
  return pageMetadata({
    language,
    title: pageTitle(language, "privacy"),
    description: translateIn(language, pages)("privacyDescription", { shop: shopNameIn(language) }),
    path: "/privacy",
    card: homeShareCard(),
  });
}

/** Its text is lib/content/policies. */
export default async function PrivacyPage({ params }: PageProps) {
  const { language } = await params;
  const t = translateIn(language, policies);
  return (
    <PolicyFrame
      language={language}
      t={t}
      origin={pageOrigin()}
      title={pageTitle(language, "privacy")}
      intro={t("privacyIntro")}
      category={accent(3)}
      glance={[
        { big: t("noAccount"), about: t("noAccountAbout"), category: accent(3) },
        { big: t("noCookies"), about: t("noCookiesAbout"), category: accent(1) },
        { big: t("noCard"), about: t("noCardAbout"), category: accent(4) },
        { big: t("yourCall"), about: t("yourCallAbout"), category: accent(0) },
      ]}
      parts={policyPartsIn[language].privacy}
      facts={policyFacts(language)}
    />
  );
}
