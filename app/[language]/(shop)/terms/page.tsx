import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { paymentWay } from "#lib/shop/order/payment.ts";
import { MAX_SAMPLES } from "#lib/shop/pricing/line.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/pricing/offer-rules.ts";
import { policyPage } from "@/app/_frame/policy-page";

export const generateMetadata = metadataOf("terms", { indexed: true, offline: true });

export default policyPage("terms", (t, language) => ({
  intro: t("termsIntro"),
  category: accent(0),
  glance: [
    { big: pricesText(language), about: t("packAbout", { weights: weightsText(language) }), category: accent(0) },
    { big: rupees(0), about: t("nothingOnlineAbout", { payment: paymentWay() }), category: accent(4) },
    { big: `${FIRST_ORDER_PERCENT}%`, about: t("firstOrderAbout"), category: accent(1) },
    { big: t("upTo", { count: MAX_SAMPLES }), about: t("samplesAbout"), category: accent(5) },
  ],
}));
