import * as z from "zod/mini";
import { requiredText } from "#lib/shop/customer/fields.ts";
import { startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import type { Pause } from "./shop-state.ts";

const LONGEST_SENTENCE = 200;
const REASON = "Please write one sentence that says why, or null to open again";
const DAY = "Please write a day that is still to come, like 2027-01-18, or leave it out";

/** The message of a pause: trimmed, composed (NFC), of limited length, without control characters. */
const pauseSentence = requiredText(REASON, LONGEST_SENTENCE);

/**
 * What staff send to pause orders or to end a pause. A pause without a last day lasts until it is ended: the day of an
 * earlier one must not stay.
 * @param today the day in India: a pause that ends on it, or before, would be none
 */
export function pauseSchema(today: string) {
  const day = z.string({ error: DAY }).check(z.refine((text) => isDayToCome(text, today), { error: DAY }));
  return z.pipe(
    z.object({ orders_paused: z.nullable(pauseSentence), reopens_on: z.nullish(day) }).check(
      z.refine(({ orders_paused, reopens_on }) => orders_paused !== null || !reopens_on, {
        error: "An open shop has no day to open again",
        path: ["reopens_on"],
      }),
    ),
    z.transform(({ orders_paused, reopens_on }): Pause => ({ orders_paused, reopens_on: reopens_on ?? null })),
  );
}

/** The same as a form has it, where a field that is left out is ''. */
export function pauseFormSchema(today: string) {
  return z.object({
    orders_paused: pauseSentence,
    reopens_on: z.string().check(z.refine((text) => text === "" || isDayToCome(text, today), { error: DAY })),
  });
}

const isDayToCome = (text: string, today: string) => startOfIndianDay(text) !== null && text > today;

/** The request with which staff mark a product as sold out or available. */
export const stockSchema = z.object({ in_stock: z.boolean({ error: "Please say true or false" }) });

/** Which page of the history of changes staff ask for: those before a number. */
export const historyQuerySchema = z.strictObject({
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
});

/** The number of the change that an owner takes back. */
export const undoSchema = z.strictObject({ change: z.int({ error: "Please send the number of a change" }) });
