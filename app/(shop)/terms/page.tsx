import type { Metadata } from "next";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { MAX_SAMPLES } from "#lib/shop/offers/free-samples.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { shop } from "#lib/shop/shop.ts";
import { packs } from "#texts/en/packs.ts";
import { PolicyPage } from "@/components/policies/policy-page";
import { sections } from "./sections";

export const metadata: Metadata = pageMetadata({
  title: "Terms",
  description: `How buying at ${shop.name} works: prices, payment, offers, free samples, delivery to your door, and who you're buying from, in plain words.`,
  path: "/terms",
  card: homeShareCard(),
});

const glance = [
  {
    big: pricesText(translate(packs)),
    about: `for a pack of ${weightsText(translate(packs))}, all taxes included`,
    category: accent(0),
  },
  { big: rupees(0), about: "is charged online: you pay after we confirm", category: accent(4) },
  {
    big: `${FIRST_ORDER_PERCENT}%`,
    about: "off your first order once you claim it, one per customer",
    category: accent(1),
  },
  { big: `Up to ${MAX_SAMPLES}`, about: "free samples with your packs, once per customer", category: accent(5) },
];

export default function TermsPage() {
  return (
    <PolicyPage
      origin={pageOrigin()}
      title="Terms"
      intro="What you can expect of us, and we of you, when you buy here. In plain words, and as few as possible."
      category={accent(0)}
      glance={glance}
      sections={sections}
    />
  );
}
