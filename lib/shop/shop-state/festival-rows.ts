import type { PromotionRecord } from "#lib/shop/content/promotion-schema.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import type { FieldChange } from "./change-words.ts";

/** A festival as the owner's desk has it. */
export type Festival = Pick<PromotionRecord, "id" | "name" | "percent" | "from" | "until" | "only" | "minimum">;

/** So long is the part of an id that its name makes: with the year and a number it stays below the schema's 40. */
const LONGEST_NAME = 28;

/**
 * The id of a new festival: 'pongal-2027', and 'pongal-2027-2' where orders may name the first one already.
 * @param from its first day
 * @param used every id that is or was given
 */
export function festivalId(name: string, from: string, used: ReadonlySet<string>): string {
  const letters = slugOf(name)
    .slice(0, LONGEST_NAME)
    .replace(/^[^a-z]+|-+$/g, "");
  const id = `${letters || "festival"}-${from.slice(0, 4)}`;
  for (let n = 1; ; n++) {
    const next = n === 1 ? id : `${id}-${n}`;
    if (!used.has(next)) return next;
  }
}

/** Where a festival stands on a day. @param today in India */
export function festivalState({ from = "", until = "9999" }: Festival, today: string): "coming" | "on" | "over" {
  if (today < from) return "coming";
  return today <= until ? "on" : "over";
}

/** A list with a row in the place of the one with its id, or at the end. */
export const withFestival = (rows: readonly Festival[], row: Festival): Festival[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((each) => (each.id === row.id ? row : each)) : [...rows, row];

/** The ids that are given now, or were in a history as far as it was read: orders may name them. */
export function usedIds(
  rows: readonly Festival[],
  changes: readonly { fields: readonly FieldChange[] }[],
): Set<string> {
  const fields = changes.flatMap((change) => change.fields).filter(({ key }) => key === "promotions");
  const lists = [rows, ...fields.flatMap(({ before, after }) => [before, after])];
  return new Set(lists.flatMap((list) => (Array.isArray(list) ? list : [])).map(({ id }) => String(id)));
}
