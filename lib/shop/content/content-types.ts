import type { Language } from "#lib/shop/language/language.ts";
import type { InLanguage, Words } from "#lib/shop/language/words.ts";
import type { CategoryRecord, ShopRecord } from "./content-schema.ts";
import type { ProductRecord } from "./product-schema.ts";
import type { PromotionRecord } from "./promotion-schema.ts";

export type { Words };

/** `name` is the English one, by which orders, carts and the search tell things; `names` is what pages show. */
export type Named = { name: string; names: Record<Language, string> };

/** What the browser knows of a product. */
export type BrowserProduct = Named & Pick<ProductRecord, "categorySlug" | "grams" | "picture"> & { slug: string };

/** What the browser knows of a category. Its colours are in a style sheet. */
export type BrowserCategory = Named & Pick<CategoryRecord, "slug" | "aliases"> & { description: string };

/**
 * A promotion as orders are priced by it. `products`: the names of those that it is limited to, by which orders tell
 * products.
 */
export type Promotion = PromotionRecord & { products?: string[] | undefined };

/** A category's link. `inHeader`: also in the header itself, not only in its menu. */
export type CategoryLink = Pick<Named, "names"> & Pick<CategoryRecord, "slug" | "inHeader">;

const wordsOfProduct = ["cardLine", "description", "taste", "use", "howToUse", "recipe", "pairsWith", "label"] as const;
const restOfProduct = ["changedOn", "colour", "searchDescription", "pictureDrawn", "everydayNames", "hsn"] as const;
export const textsOfProduct = [...wordsOfProduct, ...restOfProduct, "gstRate"] as const;

/** What the server alone knows of a product, in each language: in the browser every page would carry all labels. */
export type ProductTexts = Pick<ProductRecord, (typeof textsOfProduct)[number]>;

/**
 * A category's texts that stay on the server: its title and description for search engines, and its description in each
 * language.
 */
export type CategoryTexts = Pick<CategoryRecord, "changedOn" | "description" | "searchDescription" | "searchTitle">;

/** What of shop.json no page reads as it is there. */
export const madeOfShop = ["$schema", "samples", "search", "gstRates", "notice", "kitchen"] as const;

/**
 * The facts of the shop that every page has. `fssai` is null while it is a sample: nothing promises it then.
 */
export type ShopFacts = Omit<
  InLanguage<ShopRecord>,
  keyof ShopTexts | keyof ShopPeople | (typeof madeOfShop)[number] | "deliverTo" | "fssai" | "name"
> &
  Named & {
    fssai: ShopRecord["fssai"] | null;
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
/** The facts that only pages rendered on the server have, in each language. */
export const textsOfShop = [...wordsOfShop, "changedOn", "tax", "gstin", "billSeries"] as const;
export type ShopTexts = Pick<ShopRecord, (typeof textsOfShop)[number]>;
/** Texts that every page has in English, and pages in other languages from the server. */
export const translatedOfShop = ["tagline", "address", "delivery"] as const;
export type ShopTranslations = Pick<ShopRecord, (typeof translatedOfShop)[number]>;

/** What is set on a card that other sites show of a page of ours. */
export type ShareCardWords = { brand: string; name: string; otherName: string; price: string; weight: string };

/** A line on top of every page, from one day in India until another, both included. */
export type Notice = Words & { from?: string | undefined; until?: string | undefined };

/** What is made today: a line with its day in India. `product`: the slug of the one whose page shows it too. */
export type Kitchen = Words & { day: string; product?: string | undefined };

/** What an owner changes of a product's words. `changedOn`: the day in India of the last change. */
export type ProductWords = { cardLine?: Partial<Words>; description?: Partial<Words>; changedOn?: string };

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
