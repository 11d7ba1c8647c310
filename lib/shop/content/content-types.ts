import type { CategoryRecord, ShopRecord } from "./content-schema.ts";
import type { ProductRecord } from "./product-schema.ts";
import type { PromotionRecord } from "./promotion-schema.ts";

/** What the browser knows of a product. */
export type BrowserProduct = Pick<ProductRecord, "name" | "tamilName" | "categorySlug" | "grams" | "picture"> & {
  slug: string;
};

/** What the browser knows of a category. Its colours are in a style sheet. */
export type BrowserCategory = Pick<CategoryRecord, "slug" | "name" | "tamilName" | "description" | "aliases">;

/**
 * A promotion as orders are priced by it. `products`: the names of those that it is limited to, by which orders tell
 * products.
 */
export type Promotion = PromotionRecord & { products?: string[] | undefined };

/** A category's link. `inHeader`: also in the header itself, not only in its menu. */
export type CategoryLink = Pick<CategoryRecord, "slug" | "name" | "tamilName" | "inHeader">;

const wordsOfProduct = ["cardLine", "description", "taste", "use", "howToUse", "recipe", "pairsWith", "label"] as const;
const restOfProduct = ["changedOn", "colour", "searchDescription", "pictureDrawn", "everydayNames", "hsn"] as const;
export const textsOfProduct = [...wordsOfProduct, ...restOfProduct, "gstRate"] as const;

/** What the server alone knows of a product: in the browser every page would carry all labels. */
export type ProductTexts = Omit<Pick<ProductRecord, (typeof textsOfProduct)[number]>, "label"> & {
  /** The allergens are words of the page's language. */
  label: Omit<ProductRecord["label"], "allergens"> & { allergens: readonly string[] };
};

/**
 * A category's texts that stay on the server: its title and description for search engines, and its description, which
 * pages in Tamil translate.
 */
export type CategoryTexts = Pick<CategoryRecord, "changedOn" | "description" | "searchDescription" | "searchTitle">;

/** What of shop.json no page reads as it is there. */
export const madeOfShop = ["$schema", "samples", "search", "tamil", "gstRates", "notice", "kitchen", "fssai"] as const;

/**
 * The facts of the shop that every page has. `fssai` is a number and what it is called in each language, null while it
 * is a sample: nothing promises it then.
 */
export type ShopFacts = Omit<
  ShopRecord,
  keyof ShopTexts | keyof ShopPeople | (typeof madeOfShop)[number] | "deliverTo"
> & {
  fssai: { number: string; en: string; ta: string } | null;
  /** There where the header has no room for all of its categories: 'More' behind them leads to the list of all. */
  hasMore?: true;
};

/** Who is named on pages rendered on the server. */
export const peopleOfShop = ["consumerCare", "grievanceOfficer", "importer", "maker", "packer"] as const;
export type ShopPeople = Pick<ShopRecord, (typeof peopleOfShop)[number]>;

const wordsOfShop = [
  "description",
  "dishes",
  "heritageAlt",
  "hero",
  "making",
  "policies",
  "searchTitle",
  "story",
] as const;
/** The facts that only pages rendered on the server have. */
export const textsOfShop = [...wordsOfShop, "changedOn", "tax", "gstin", "billSeries"] as const;
export type ShopTexts = Pick<ShopRecord, (typeof textsOfShop)[number]>;

/** The Tamil texts of all records, by their slugs. A record without any is left out. */
export type TamilTexts = {
  shop: NonNullable<ShopRecord["tamil"]>;
  categories: Record<string, NonNullable<CategoryRecord["tamil"]>>;
  products: Record<string, NonNullable<ProductRecord["tamil"]>>;
  /** By the keys of the pictures. */
  pictureWords: Record<string, string>;
};

/** What is set on a card that other sites show of a page of ours. */
export type ShareCardWords = { brand: string; name: string; tamilName: string; price: string; weight: string };

/** A sentence of the owner in one or both languages. */
type Words = { en: string; ta?: string | undefined };

/** A line on top of every page, from one day in India until another, both included. */
export type Notice = Words & { from?: string | undefined; until?: string | undefined };

/** What is made today: a line with its day in India. `product`: the slug of the one whose page shows it too. */
export type Kitchen = Words & { day: string; product?: string | undefined };

/** What an owner changes of a product's words. `changedOn`: the day in India of the last change. */
export type ProductWords = {
  cardLine?: string;
  description?: string;
  tamil?: { cardLine?: string; description?: string };
  changedOn?: string;
};

/**
 * The facts that the owner changes without a build: what the files of lib/content say, with the changes of /staff over
 * it. The browser has them from its page and from `GET /api/shop` alone; no module of it holds one.
 */
export type LiveFacts = {
  /** The number of the latest change; 0 while there is none. */
  version: number;
  /** Whole rupees for one pack, by the product's slug. */
  prices: Record<string, number>;
  /** What each card says in English, by slug; in a browser only where somebody searches. */
  cards?: Record<string, string>;
  /** Slugs of the products that no list shows and nobody can order. */
  hidden: string[];
  /** The festivals: the rows of promotions.json but for the specification's own. */
  promotions: Promotion[];
  notice: Notice | null;
  kitchen: Kitchen | null;
  /** The name of the owner's photo of a pack, by the product's slug. */
  photos: Record<string, string>;
  /** By the product's slug; on the server alone. */
  words?: Record<string, ProductWords>;
};
