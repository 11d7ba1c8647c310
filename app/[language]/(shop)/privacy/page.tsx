import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageTitle, textPageMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { pageOrigin } from "#lib/server/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { policies } from "#texts/en/policies.ts";
import { policyPartsIn } from "#texts/policy-parts.ts";
import { PolicyFrame } from "@/components/policies/policy-frame";

export const generateMetadata = textPageMetadata("privacy", "privacyDescription", "/privacy");

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
