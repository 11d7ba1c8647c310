import { translateIn } from "#lib/server/language/translate-in.ts";
import { areaIn } from "#lib/server/pages/delivery-words.ts";
import { pageTitle, textPageMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { pageOrigin } from "#lib/server/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { DAYS_ELSEWHERE, HOME_DAYS } from "#lib/shop/order/delivery.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { REPORT_WITHIN_HOURS, shopTextsIn } from "#lib/shop/shop-texts.ts";
import { policies } from "#texts/en/policies.ts";
import { policyPartsIn } from "#texts/policy-parts.ts";
import { PolicyFrame } from "@/components/policies/policy-frame";

export const generateMetadata = textPageMetadata("shipping", "shippingDescription", "/shipping-returns");

/** Its text is lib/content/policies. */
export default async function ShippingReturnsPage({ params }: PageProps) {
  const { language } = await params;
  const t = translateIn(language, policies);
  const { address, delivery } = shopTextsIn(language);
  const area = areaIn(language);
  const elsewhere = { big: t("days", { days: DAYS_ELSEWHERE }), about: t("elsewhereAbout", area), category: accent(0) };
  const state = delivery.homeState;
  const homeDays = `${HOME_DAYS.least}-${HOME_DAYS.most}`;
  return (
    <PolicyFrame
      language={language}
      t={t}
      origin={pageOrigin()}
      title={pageTitle(language, "shipping")}
      intro={t("shippingIntro", { ...area, city: address.city })}
      category={accent(4)}
      glance={[
        {
          big: DELIVERY_CHARGE === 0 ? t("free") : rupees(DELIVERY_CHARGE),
          about: t("freeAbout", area),
          category: accent(4),
        },
        { big: t("days", { days: homeDays }), about: t("homeDaysAbout", { state }), category: accent(1) },
        ...(area.area === "home" ? [] : [elsewhere]),
        { big: t("hours", { hours: REPORT_WITHIN_HOURS }), about: t("reportAbout"), category: accent(5) },
      ]}
      parts={policyPartsIn[language]["shipping-returns"]}
      facts={policyFacts(language)}
    />
  );
}
