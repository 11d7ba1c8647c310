import * as z from "zod";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { yesOrNo } from "#lib/shop/content/content-fields.ts";
import { kitchenSchema, noticeSchema, ownersFacts } from "#lib/shop/content/lines-schema.ts";
import { promotionProblems } from "#lib/shop/content/promotion-problems.ts";
import { festivalsSchema } from "#lib/shop/content/promotion-schema.ts";
import { tamilProduct } from "#lib/shop/content/tamil-schema.ts";

/*
 * What an owner may change without a build: fields of the files' own schema, each of which may be left out. The desk's
 * forms check it before a preview, and the API before it is stored.
 */

const inTamil = tamilProduct.shape;
const PHOTO = "Please send the name of a photo that was sent before, or null";

/** The facts of one product. null takes a text in Tamil, or the owner's photo, away. */
export const productChangeSchema = z
  .strictObject({
    ...ownersFacts,
    hidden: yesOrNo("hidden or not"),
    tamil: z
      .strictObject({ cardLine: z.nullable(inTamil.cardLine), description: z.nullable(inTamil.description) })
      .partial(),
    photo: z.nullable(z.string(PHOTO).regex(/^[0-9a-f]{8}$/, PHOTO)),
  })
  .partial();

const slugsOf = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);
const slugs = { categories: slugsOf(categories), products: slugsOf(products) };

/** The facts of the whole shop. */
export const shopChangeSchema = z
  .strictObject({
    // A text alone is its English.
    notice: z.preprocess((sent) => (typeof sent === "string" ? { en: sent } : sent), noticeSchema),
    kitchen: kitchenSchema.refine(
      (line) => !line?.product || slugs.products.includes(line.product),
      "there is no such product; its slug is the end of its page's address",
    ),
    promotions: festivalsSchema.superRefine((rows, context) => {
      for (const { index, field, message } of promotionProblems(rows, slugs))
        context.addIssue({ code: "custom", path: [index, ...field.split(".")], message });
    }),
  })
  .partial();
