import type { Metadata } from "next";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { productSchema } from "#lib/shop/content/product-schema.ts";
import { tamilProduct } from "#lib/shop/content/tamil-schema.ts";
import { RETENTION_YEARS } from "#lib/shop/facts/shop-texts.ts";
import { ShopView } from "@/components/staff/shop-view";

export const metadata: Metadata = { title: "Shop" };

const { cardLine, description } = productSchema.shape;
const inTamil = tamilProduct.shape;
const limits = {
  cardLine: cardLine.maxLength,
  description: description.maxLength,
  "tamil.cardLine": inTamil.cardLine.unwrap().maxLength,
  "tamil.description": inTamil.description.unwrap().maxLength,
};
const meat = products.map(({ slug }) => slug).filter((slug) => !textsOf(slug).label.vegetarian);

export default function StaffShopPage() {
  return <ShopView limits={limits} meat={meat} retentionYears={RETENTION_YEARS} />;
}
