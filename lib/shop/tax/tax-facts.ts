import { findProduct } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { fssaiText } from "#lib/shop/facts/fssai.ts";
import { addressText, shop } from "#lib/shop/facts/shop.ts";
import { billSeries, gstin, tax } from "#lib/shop/facts/shop-texts.ts";
import type { Seller, TaxFacts } from "./tax-bill.ts";

const seller: Seller = {
  tax_kind: tax,
  gstin,
  legal_name: shop.legalName,
  address: addressText,
  state: shop.address.state,
  fssai: fssaiText(),
  contact: `${shop.phone}, ${shop.email}`,
};

/** By which this shop's bills are made now. */
export const taxFacts: TaxFacts = {
  seller,
  prefix: billSeries,
  taxOf(slug) {
    if (!findProduct(slug)) return undefined;
    const { hsn = "", gstRate } = textsOf(slug);
    return gstRate === undefined ? undefined : { hsn, rate: gstRate };
  },
};
