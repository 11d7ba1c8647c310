import type { Metadata } from "next";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { CARD_LINE, DESCRIPTION } from "#lib/shop/content/product-schema.ts";
import { RETENTION_YEARS } from "#lib/shop/facts/shop-texts.ts";
import { ShopView } from "@/components/staff/shop-view";

export const metadata: Metadata = { title: "Shop" };

const limits = {
  cardLine: CARD_LINE[0],
  description: DESCRIPTION[0],
  "tamil.cardLine": CARD_LINE[2],
  "tamil.description": DESCRIPTION[2],
};
const meat = products.map(({ slug }) => slug).filter((slug) => !textsOf(slug).label.vegetarian);

export default function StaffShopPage() {
  return <ShopView limits={limits} meat={meat} retentionYears={RETENTION_YEARS} />;
}
