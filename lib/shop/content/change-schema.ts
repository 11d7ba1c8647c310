import * as z from "zod";
import { DEFAULT_LANGUAGE, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { textIn, yesOrNo } from "./content-fields.ts";
import { kitchenSchema, noticeSchema } from "./lines-schema.ts";
import { CARD_LINE, DESCRIPTION, productSchema } from "./product-schema.ts";
import { promotionProblems, type Slugs } from "./promotion-problems.ts";
import { festivalsSchema } from "./promotion-schema.ts";

/* What an owner may change without a build: fields of the files' own schema, each of which may be left out. */

const { price } = productSchema.shape;
const PHOTO = "Please send the name of a photo that was sent before, or null";

/** The facts of one product. null takes a text in Tamil, or the owner's photo, away. */
export const productChangeSchema = z
  .strictObject({
    price,
    cardLine: textIn(DEFAULT_LANGUAGE, ...CARD_LINE),
    description: textIn(DEFAULT_LANGUAGE, ...DESCRIPTION),
    hidden: yesOrNo("hidden or not"),
    tamil: z
      .strictObject({
        cardLine: z.nullable(textIn(SECOND_LANGUAGE, ...CARD_LINE)),
        description: z.nullable(textIn(SECOND_LANGUAGE, ...DESCRIPTION)),
      })
      .partial(),
    photo: z.nullable(z.string(PHOTO).regex(/^[0-9a-f]{8}$/, PHOTO)),
  })
  .partial();

/** The facts of the whole shop. */
export const shopChangeSchema = (slugs: Slugs) =>
  z
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
