import { findProduct, products } from "#lib/shop/catalogue/catalogue.ts";
import { filedTextsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { filedFacts } from "#lib/shop/catalogue/filed-facts.ts";
import type { LiveFacts, ProductWords } from "#lib/shop/content/content-types.ts";
import { withNames } from "#lib/shop/content/promotion-problems.ts";
import type { PromotionRecord } from "#lib/shop/content/promotion-schema.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { DEFAULT_LANGUAGE, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";

/*
 * What the owner has changed since the build, field by field, over the facts of the files. On the server alone: it
 * reads the files' words. A field's key is 'products/<slug>/price', or 'notice', 'kitchen', 'promotions'.
 */

/** A value as JSON has it: null where a field is left out. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json | undefined };

/** A changed field. `filed`: what the files said then; files that say something else today are newer, and win. */
type ChangedField = { value: Json; filed: Json; at: string; by: string };

/** All changes that hold, as the store has them. `version`: the number of the last one. */
export type StoredFacts = { version: number; fields: Record<string, ChangedField> };

/** One change, for the history: who published it when, and what its fields were and are. */
export type FactChange = { n: number; at: string; by: string; fields: { key: string; before: Json; after: Json }[] };

export const NO_CHANGES: StoredFacts = { version: 0, fields: {} };

/** A product's field by its key: 'products/tea/tamil.cardLine' is ['tea', 'tamil.cardLine']. */
const partsOf = (key: string): string[] => (key.startsWith("products/") ? key.split("/").slice(1) : []);

/** Are two values the same, whatever the order of their fields? */
const isSameJson = (one: Json, other: Json): boolean => sorted(one) === sorted(other);
const sorted = (value: Json): string =>
  JSON.stringify(value, (_, inner) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The facts of the whole shop in the files, by their keys. */
const filedOfShop: Record<string, Json> = {
  notice: filedFacts.notice,
  kitchen: filedFacts.kitchen,
  promotions: filedFacts.promotions.map(({ products: _, ...row }) => row as Json),
};

/** What the files say of a field; undefined for one that they don't have, as of a product that is gone. */
export function filedValue(key: string): Json | undefined {
  const [slug, field] = partsOf(key);
  if (slug === undefined) return filedOfShop[key];
  if (!findProduct(slug)) return undefined;
  const { cardLine, description } = filedTextsOf(slug);
  const filed: Record<string, Json | undefined> = {
    price: filedFacts.prices[slug],
    hidden: filedFacts.hidden.includes(slug),
    photo: null,
    cardLine: cardLine.en,
    description: description.en,
    "tamil.cardLine": cardLine[SECOND_LANGUAGE] ?? null,
    "tamil.description": description[SECOND_LANGUAGE] ?? null,
  };
  return filed[field ?? ""];
}

/** Does a change still hold? Files that were changed since, or that lack its product, win. */
const holds = (key: string, { filed }: ChangedField): boolean => {
  const today = filedValue(key);
  return today !== undefined && isSameJson(today, filed);
};

/** What a field is at this moment; undefined for one that there is not. */
export function currentValue({ fields }: StoredFacts, key: string): Json | undefined {
  const changed = fields[key];
  return changed && holds(key, changed) ? changed.value : filedValue(key);
}

/** The changes that newer files have overtaken, with what the files say; not those that they have taken over. */
export const overtaken = ({ fields }: StoredFacts): [key: string, change: ChangedField, file: Json][] =>
  Object.entries(fields).flatMap(([key, change]) => {
    const file = filedValue(key) ?? null;
    return holds(key, change) || isSameJson(file, change.value) ? [] : [[key, change, file]];
  });

/** The changes that hold, by their keys. */
export const holding = ({ fields }: StoredFacts): [key: string, change: ChangedField][] =>
  Object.entries(fields).filter(([key, change]) => holds(key, change));

/**
 * The changes after one more.
 * @param values the new value of each field, by its key
 * @returns the change for the history, and all that hold then; null where nothing differs
 */
export function changedBy(
  stored: StoredFacts,
  values: Record<string, Json>,
  by: string,
  at: string,
): { facts: StoredFacts; change: FactChange } | null {
  const entries = Object.entries(values)
    .map(([key, after]) => ({ key, before: currentValue(stored, key) ?? null, after }))
    .filter(({ before, after }) => !isSameJson(before, after));
  if (entries.length === 0) return null;
  const fields = { ...stored.fields };
  for (const { key, after } of entries) {
    const filed = filedValue(key) ?? null;
    // Back at what the files say there is nothing to lay over them.
    if (isSameJson(filed, after)) delete fields[key];
    else fields[key] = { value: after, filed, at, by };
  }
  const n = stored.version + 1;
  return { facts: { version: n, fields }, change: { n, at, by, fields: entries } };
}

/** The facts of this moment: the changes that hold, over the files. */
export function factsWith(stored: StoredFacts): LiveFacts {
  const facts: LiveFacts & { cards: Record<string, string> } = {
    ...filedFacts,
    version: stored.version,
    prices: { ...filedFacts.prices },
    cards: { ...filedFacts.cards },
  };
  const hidden = new Set(filedFacts.hidden);
  const words: Record<string, ProductWords> = {};
  for (const [key, { value, at }] of holding(stored)) {
    const [slug, field = ""] = partsOf(key);
    if (slug === undefined) Object.assign(facts, { [key]: key === "promotions" ? named(value) : value });
    else if (field === "price") facts.prices[slug] = Number(value);
    else if (field === "photo") facts.photos = { ...facts.photos, [slug]: String(value) };
    else if (field === "hidden") hidden[value ? "add" : "delete"](slug);
    else {
      if (field === "cardLine") facts.cards[slug] = String(value);
      words[slug] = withWord(words[slug], field, value);
    }
    const day = indianDay(new Date(at));
    if (slug !== undefined && day > (words[slug]?.changedOn ?? "")) words[slug] = { ...words[slug], changedOn: day };
  }
  // Without a change they are what the files say, to the letter: the pages need not be made anew.
  return { ...facts, hidden: [...hidden], ...(Object.keys(words).length > 0 && { words }) };
}

const named = (rows: Json) => (rows as PromotionRecord[]).map((row) => withNames(row, products));

/** The names that lead to a field in a product's record: a text's is in a language, 'tamil.cardLine' in the second. */
export function pathOf(field: string): string[] {
  if (field.startsWith("tamil.")) return [field.slice("tamil.".length), SECOND_LANGUAGE];
  return field === "cardLine" || field === "description" ? [field, DEFAULT_LANGUAGE] : [field];
}

function withWord(words: ProductWords = {}, field: string, value: Json): ProductWords {
  const [name = "", language = ""] = pathOf(field);
  return { ...words, [name]: { ...(words as Record<string, object>)[name], [language]: value ?? undefined } };
}
