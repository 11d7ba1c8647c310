import type { CategoryRecord, ProductRecord, ShopRecord } from "./content-schema.ts";

/** What the browser knows of a product. */
export type BrowserProduct = Pick<ProductRecord, "name" | "tamilName" | "category" | "price" | "weightGrams"> & {
  slug: string;
  picture: string;
};

/** What the browser knows of a category. Its colours are in a style sheet. */
export type BrowserCategory = Omit<CategoryRecord, "colours" | "bannerAlt" | "inHeader" | keyof CategoryTexts>;

/** A category's link. `inHeader`: also in the header itself, not only in its menu. */
export type CategoryLink = Pick<CategoryRecord, "slug" | "title"> & { inHeader?: boolean };

/** What the server alone knows of a product: in the browser every page would carry all labels. */
export type ProductTexts = Pick<
  ProductRecord,
  | "cardLine"
  | "changedOn"
  | "colour"
  | "description"
  | "everydayNames"
  | "howToUse"
  | "label"
  | "pairsWith"
  | "recipe"
  | "searchDescription"
  | "taste"
  | "use"
>;

/** What the server alone knows of a category: what search engines are told of it. */
export type CategoryTexts = Pick<CategoryRecord, "changedOn" | "searchDescription" | "searchTitle">;

/** The facts of the shop that every page has. */
export type ShopFacts = Omit<ShopRecord, keyof ShopTexts | "search" | "$schema">;

/** The texts that only pages rendered on the server have. */
export type ShopTexts = Pick<
  ShopRecord,
  "changedOn" | "description" | "dishes" | "heritageAlt" | "hero" | "making" | "policies" | "searchTitle" | "story"
>;

/** What is set on a card that other sites show of a page of ours. */
export type ShareCardWords = { brand: string; title: string; tamil: string; price: string; grams: string };
