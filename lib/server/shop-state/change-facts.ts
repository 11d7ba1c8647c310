import "server-only";
import { parseOr } from "#lib/server/http/parse.ts";
import { ApiError, refuseField } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log/log.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { categories, type Product, products, shownProducts } from "#lib/shop/catalogue/catalogue.ts";
import { productChangeSchema, shopChangeSchema } from "#lib/shop/content/change-schema.ts";
import { photoMaster } from "#lib/shop/pictures/photo.ts";
import {
  changedBy,
  currentValue,
  type FactChange,
  holding,
  type Json,
  NO_CHANGES,
  overtaken,
} from "#lib/shop/shop-state/changed-facts.ts";
import { revalidatePages } from "./revalidate-pages.ts";
import { changeShopState } from "./shop-state.ts";

/** Other owners who publish at the same moment take a number first; after so many the store counts as unavailable. */
const MOST_TRIES = 100;

const slugsOf = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);
const pathOf = (path: PropertyKey[]) => path.map(String).join(".");
const shopChange = shopChangeSchema({ categories: slugsOf(categories), products: slugsOf(products) });

/**
 * What an owner sent for a product, by the fields' keys. @throws ApiError invalid_order with a sentence beside each
 * wrong field
 */
export async function readProductChange({ slug, category }: Product, sent: unknown): Promise<Record<string, Json>> {
  const { tamil = {}, ...facts } = parseOr("invalid_order", productChangeSchema, sent, pathOf);
  const others = shownProducts().filter((product) => product.category === category && product.slug !== slug);
  if (facts.hidden && others.length === 0)
    refuseField("hidden", `${category} would be empty without it: mark it as sold out instead.`);
  await refuseMissingPhoto(slug, facts.photo);
  const inTamil = Object.entries(tamil).map(([name, text]) => [`tamil.${name}`, text]);
  return keyed([...Object.entries(facts), ...inTamil], `products/${slug}/`);
}

/**
 * Photos are sent before they are published, and deleted once they are not shown. @throws ApiError invalid_order;
 * StoreUnavailable
 */
async function refuseMissingPhoto(slug: string, photo: Json | undefined): Promise<void> {
  if (typeof photo !== "string" || (await openStore().photo(photoMaster(slug, photo)))) return;
  refuseField("photo", "There is no such photo of this product. Please send it again.");
}

/** The same for the facts of the whole shop. @throws ApiError invalid_order */
export const readShopChange = (sent: unknown): Record<string, Json> =>
  keyed(Object.entries(parseOr("invalid_order", shopChange, sent, pathOf)));

/** Is a change only to be checked, for a preview? Then nothing of it is stored. */
export const isCheck = ({ url }: Request): boolean => new URL(url).searchParams.has("check");

/** As JSON has it: without what is undefined. */
const keyed = (entries: unknown[][], before = ""): Record<string, Json> =>
  Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [before + key, JSON.parse(JSON.stringify(value))]),
  );

/**
 * Publishes new values of facts: from now on this process shows them, and the others within a minute. Of two owners who
 * change one field at the same moment the later one counts; the history has both.
 * @param values the new value of each field, by its key
 * @throws StoreUnavailable
 */
export async function changeFacts(values: Record<string, Json>, by: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { facts = NO_CHANGES } = await openStore().shopState();
    const changed = changedBy(facts, values, by, new Date().toISOString());
    if (!changed) return;
    let isFirst = false;
    await changeShopState(async () => {
      isFirst = await openStore().changeFacts(changed.facts, changed.change);
    });
    if (!isFirst) continue;
    revalidatePages();
    log.info({ by, outcome: "facts_changed", change: changed.change.n, fields: Object.keys(values).join(" ") });
    return;
  }
  throw new StoreUnavailable("too many changes of the shop's facts at the same moment");
}

/**
 * Sets the fields of one change back to what they were before it: a change of its own. @throws ApiError not_found,
 * invalid_order; StoreUnavailable
 */
export async function undoChange(n: number, by: string): Promise<void> {
  const [change] = await openStore().factChanges(1, n + 1);
  if (change?.n !== n) throw new ApiError("not_found", { message: "There is no change of this number." });
  for (const { key, before } of change.fields) {
    const [, slug] = /^products\/(.+)\/photo$/.exec(key) ?? [];
    if (slug) await refuseMissingPhoto(slug, before);
  }
  await changeFacts(Object.fromEntries(change.fields.map(({ key, before }) => [key, before])), by);
}

/**
 * The facts that the desk can change, as they are now, and the changes that newer files have overtaken. @throws
 * StoreUnavailable
 */
export async function deskFacts() {
  const { facts = NO_CHANGES } = await openStore().shopState();
  const value = (key: string) => currentValue(facts, key) ?? null;
  const productFacts = (slug: string) => {
    const of = (field: string) => value(`products/${slug}/${field}`);
    return {
      ...Object.fromEntries(["price", "hidden", "cardLine", "description", "photo"].map((field) => [field, of(field)])),
      tamil: { cardLine: of("tamil.cardLine"), description: of("tamil.description") },
    };
  };
  return {
    version: facts.version,
    products: Object.fromEntries(products.map(({ slug }) => [slug, productFacts(slug)])),
    promotions: value("promotions"),
    notice: value("notice"),
    kitchen: value("kitchen"),
    changed: holding(facts).map(([key]) => key),
    superseded: overtaken(facts).map(([key, { value, by, at }, file]) => ({ key, value, by, at, file })),
  };
}

const PAGE = 20;

/** A page of the history, newest first, and the number to go on with, or null. @throws StoreUnavailable */
export async function changesBefore(before?: number): Promise<{ changes: FactChange[]; next: number | null }> {
  const changes = await openStore().factChanges(PAGE, before);
  return { changes, next: changes.length === PAGE ? (changes.at(-1)?.n ?? null) : null };
}
