import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { policyPropsIn } from "@/app/_frame/policy-props";
import { PolicyFrame } from "@/components/policies/policy-frame";

export const generateMetadata = metadataOf("privacy", { indexed: true, offline: true });

export default async function PrivacyPage({ params }: PageProps) {
  const { language } = await params;
  const policy = policyPropsIn(language, "privacy", "privacy");
  const { t } = policy;
  return (
    <PolicyFrame
      {...policy}
      intro={t("privacyIntro")}
      category={accent(3)}
      glance={[
        { big: t("noAccount"), about: t("noAccountAbout"), category: accent(3) },
        { big: t("noCookies"), about: t("noCookiesAbout"), category: accent(1) },
        { big: t("noCard"), about: t("noCardAbout"), category: accent(4) },
        { big: t("yourCall"), about: t("yourCallAbout"), category: accent(0) },
      ]}
    />
  );
}
