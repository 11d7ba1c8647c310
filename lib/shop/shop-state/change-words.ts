import { findProduct } from "#lib/shop/catalogue/catalogue.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";

/** One field of a change: 'products/hill-tea/price', 'notice' …, and what it was and is, as JSON. */
export type FieldChange = { key: string; before?: unknown; after?: unknown };

const NAMES: Record<string, string> = {
  price: "Price",
  cardLine: "Card line",
  description: "Description",
  "tamil.cardLine": "Card line in Tamil",
  "tamil.description": "Description in Tamil",
  hidden: "Hidden",
  photo: "Photo",
  notice: "Notice",
  kitchen: "Today in the kitchen",
  promotions: "Festivals",
};

/**
 * What a change did to one field, for people: 'Price of Hill Tea: ₹200 → ₹250'. Of a list only the rows that differ.
 */
export function changeWords({ key, before, after }: FieldChange): string {
  const [, slug, field = key] = key.split("/");
  const of = slug === undefined ? "" : ` of ${findProduct(slug)?.name ?? slug}`;
  return `${NAMES[field] ?? field}${of}: ${said(field, before, after)} → ${said(field, after, before)}`;
}

/** A value in words. @param other what it is compared with */
function said(field: string, value: unknown, other: unknown): string {
  if (Array.isArray(value)) {
    const same = new Set((Array.isArray(other) ? other : []).map((row) => JSON.stringify(row)));
    const rows = value.filter((row) => !same.has(JSON.stringify(row)));
    return rows.map((row) => said(field, row, null)).join(", ") || "none";
  }
  if (isRecord(value)) {
    const { en, ta, name, percent, day, product, from, until } = value;
    const words = isRecord(name) ? `${name.en} ${percent}%` : [en, ta].filter(Boolean).join(" / ");
    const days = [day, from, until].filter((each) => typeof each === "string").map(staffDate);
    return [words, days.join(" to "), product].filter(Boolean).join(", ");
  }
  if (field === "price") return rupees(Number(value));
  if (field === "photo") return value ? "the owner's" : "the shop's";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value ? `“${value}”` : "none";
}
