import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { policyPage } from "@/app/_frame/policy-page";

export const generateMetadata = metadataOf("privacy", { indexed: true, offline: true });

export default policyPage("privacy", (t) => ({
  intro: t("privacyIntro"),
  category: accent(3),
  glance: [
    { big: t("noAccount"), about: t("noAccountAbout"), category: accent(3) },
    { big: t("noCookies"), about: t("noCookiesAbout"), category: accent(1) },
    { big: t("noCard"), about: t("noCardAbout"), category: accent(4) },
    { big: t("yourCall"), about: t("yourCallAbout"), category: accent(0) },
  ],
}));
