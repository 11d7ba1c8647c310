import type { Metadata } from "next";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { shop } from "#lib/shop/shop.ts";
import { PolicyPage } from "@/components/policies/policy-page";
import { sections } from "./sections";

export const metadata: Metadata = pageMetadata({
  title: "Privacy Policy",
  description: `What ${shop.name} asks you for when you order or open an account, where we keep it, who gets to see it, and how to have it erased.`,
  path: "/privacy",
  card: homeShareCard(),
});

const glance = [
  { big: "No account", about: "needed to order", category: accent(3) },
  { big: "No cookies", about: "to look around, fill a cart and order as a guest", category: accent(1) },
  { big: "No card", about: "number, PIN or OTP: you never pay on this site", category: accent(4) },
  { big: "Your call", about: "ask, and we erase what we know about you", category: accent(0) },
];

export default function PrivacyPage() {
  return (
    <PolicyPage
      origin={pageOrigin()}
      title="Privacy Policy"
      intro="We ask for what your parcel needs, use it for that parcel, and tell you here where we keep every bit of it."
      category={accent(3)}
      glance={glance}
      sections={sections}
    />
  );
}
