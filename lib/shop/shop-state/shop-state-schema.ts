import * as z from "zod/mini";
import { DEFAULT_LANGUAGE, forOthers } from "#lib/shop/language/language.ts";
import type { ShopNow } from "./shop-state.ts";

const text = z.string();
const texts = z.array(text);
/** A text of the shop's in each language, as `Words` are. */
export const words = { [DEFAULT_LANGUAGE]: text, ...forOthers(() => z.optional(text)) };

/**
 * The state as the API returns it. Apart from shop-state: the file that every page has must not import the schema
 * library.
 */
export const shopStateSchema: z.ZodMiniType<ShopNow> = z.object({
  orders_paused: z.nullable(text),
  reopens_on: z.nullable(text),
  sold_out: texts,
  version: z.int(),
  prices: z.record(text, z.int().check(z.positive())),
  cards: z.optional(z.record(text, text)),
  hidden: texts,
  promotions: z.array(
    z.object({
      id: text,
      name: z.object(words),
      percent: z.int().check(z.minimum(1), z.maximum(90)),
      minimum: z.optional(z.object({ signed_in: z.int(), guest: z.int() })),
      from: z.optional(text),
      until: z.optional(text),
      products: z.optional(texts),
      only: z.optional(z.object({ categories: z.optional(texts), products: z.optional(texts) })),
      offProduction: z.optional(z.boolean()),
    }),
  ),
  notice: z.nullable(z.object({ ...words, from: z.optional(text), until: z.optional(text) })),
  kitchen: z.nullable(z.object({ ...words, day: text, product: z.optional(text) })),
  photos: z.record(text, text),
});
