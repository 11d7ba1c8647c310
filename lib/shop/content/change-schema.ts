import * as z from "zod";
import { yesOrNo } from "./content-fields.ts";
import { kitchenSchema, noticeSchema } from "./lines-schema.ts";
import { productSchema } from "./product-schema.ts";
import { promotionProblems, type Slugs } from "./promotion-problems.ts";
import { festivalsSchema } from "./promotion-schema.ts";
import { tamilProduct } from "./tamil-schema.ts";

/* What an owner may change without a build: fields of the files' own schema, each of which may be left out. */

const { price, cardLine, description } = productSchema.shape;
const inTamil = tamilProduct.shape;
const PHOTO = "Please send the name of a photo that was sent before, or null";

/** The facts of one product. null takes a text in Tamil, or the owner's photo, away. */
export const productChangeSchema = z
  .strictObject({
    price,
    cardLine,
    description,
    hidden: yesOrNo("hidden or not"),
    tamil: z
      .strictObject({ cardLine: z.nullable(inTamil.cardLine), description: z.nullable(inTamil.description) })
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
