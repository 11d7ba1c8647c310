import type { Metadata } from "next";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { DAYS_ELSEWHERE, HOME_DAYS, HOME_STATE } from "#lib/shop/order/delivery.ts";
import { REPORT_WITHIN_HOURS } from "#lib/shop/policies.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { shop } from "#lib/shop/shop.ts";
import { PolicyPage } from "@/components/policies/policy-page";
import { sections } from "./sections";

export const metadata: Metadata = pageMetadata({
  title: "Shipping & Returns",
  description: `What delivery costs, how long it takes in ${HOME_STATE} and elsewhere in India, and what we do when a pack comes damaged or wrong.`,
  path: "/shipping-returns",
  card: homeShareCard(),
});

const glance = [
  {
    big: DELIVERY_CHARGE === 0 ? "Free" : rupees(DELIVERY_CHARGE),
    about: "delivery, anywhere in India",
    category: accent(4),
  },
  {
    big: `${HOME_DAYS.least}-${HOME_DAYS.most} days`,
    about: `business days, within ${HOME_STATE}`,
    category: accent(1),
  },
  { big: `${DAYS_ELSEWHERE} days`, about: "everywhere else in India", category: accent(0) },
  { big: `${REPORT_WITHIN_HOURS} hours`, about: "to tell us about a damaged or wrong pack", category: accent(5) },
];

export default function ShippingReturnsPage() {
  return (
    <PolicyPage
      origin={pageOrigin()}
      title="Shipping & Returns"
      intro={`From ${shop.address.city} to any address in India. If something goes wrong, we put it right.`}
      category={accent(4)}
      glance={glance}
      sections={sections}
    />
  );
}
