import { areaIn } from "#lib/server/pages/delivery-words.ts";
import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { REPORT_WITHIN_HOURS, shopTextsIn } from "#lib/shop/facts/shop-texts.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { DAYS_ELSEWHERE, HOME_DAYS } from "#lib/shop/order/delivery.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { policyPage } from "@/app/_frame/policy-page";

export const generateMetadata = metadataOf("shipping-returns", { indexed: true, offline: true });

export default policyPage("shipping-returns", (t, language) => {
  const { address, delivery } = shopTextsIn(language);
  const area = areaIn(language);
  const elsewhere = { big: t("days", { days: DAYS_ELSEWHERE }), about: t("elsewhereAbout", area), category: accent(0) };
  const state = delivery.homeState;
  const homeDays = `${HOME_DAYS.least}-${HOME_DAYS.most}`;
  const charge = DELIVERY_CHARGE === 0 ? t("free") : rupees(DELIVERY_CHARGE);
  return {
    intro: t("shippingIntro", { ...area, city: address.city }),
    category: accent(4),
    glance: [
      { big: charge, about: t("freeAbout", area), category: accent(4) },
      { big: t("days", { days: homeDays }), about: t("homeDaysAbout", { state }), category: accent(1) },
      ...(area.area === "home" ? [] : [elsewhere]),
      { big: t("hours", { hours: REPORT_WITHIN_HOURS }), about: t("reportAbout"), category: accent(5) },
    ],
  };
});
