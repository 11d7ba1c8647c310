import * as z from "zod";
import { contrast, typeOn } from "#lib/shop/content/palette.ts";
import {
  DEFAULT_LANGUAGE,
  englishName,
  forOthers,
  type Language,
  languages,
  otherLanguages,
  scriptOf,
} from "#lib/shop/language/language.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";
import { slugOf } from "./slug.ts";

/* The kinds of fields that the schema of lib/content is made of. Each message reads on from 'file: field: '. */

type Issue = { code: string; input?: unknown; keys?: string[] };

/** The message of an invalid value, with the cure: '0 is not a price; whole rupees from 1'. */
export const says = (what: string, cure: string) => ({
  error: (issue: Issue): string => {
    if (issue.input === undefined || issue.input === "") return `is missing; ${cure}`;
    const given = JSON.stringify(issue.input);
    return `${given.length > 60 ? `${given.slice(0, 40)}…"` : given} is not ${what}; ${cure}`;
  },
});

export const text = (most: number, what: string) => {
  const message = says(what, `1 to ${most} characters, without blanks at its ends`);
  return z
    .string(message)
    .max(most, message)
    .refine((value) => value.length > 0 && value === value.trim() && !/\p{Cc}/u.test(value), message);
};
/** A text in other letters may be so much longer: vowel signs count as characters. */
const LONGER = 1.5;

/** A text in a language. @param mostInOthers its characters where it is in another language than English */
export const textIn = (language: Language, most: number, what: string, mostInOthers = LONGER * most) => {
  if (language === DEFAULT_LANGUAGE) return text(most, what);
  const name = englishName(language);
  const letter = new RegExp(`\\p{Script=${scriptOf(language)}}`, "u");
  return text(mostInOthers, what).refine(
    (value) => letter.test(value),
    says(`in ${name}`, `a text in ${name} letters`),
  );
};

/** A field for each language, of which the English one is needed. @param kind its schema */
export const eachLanguage = <T extends z.ZodType>(kind: (language: Language) => T) => ({
  [DEFAULT_LANGUAGE]: kind(DEFAULT_LANGUAGE),
  ...forOthers((language) => kind(language).optional()),
});

/** The same fact in each language, `{"en": …, "ta": …}`; a value alone is the English one. */
export const inLanguages = <T extends z.ZodType>(kind: (language: Language) => T) =>
  z.preprocess((value) => (isRecord(value) ? value : { en: value }), record(eachLanguage(kind)));

/** A text in each language; without a translation it is shown in English. */
export const words = (most: number, what: string, mostInOthers?: number) =>
  inLanguages((language) => textIn(language, most, what, mostInOthers));

/** A list of texts in each language. */
export const lists = (most: number, what: string, least: number, longest: number, whole: string) =>
  inLanguages((language) => list(textIn(language, most, what), least, longest, whole));

/** A name in each language, in any letters. A language that is being translated takes the English one. */
export const names = (most: number) => {
  const name = text(most, "a name");
  const unfinished = otherLanguages.filter((code) => !languages[code].isComplete);
  const inEnglish = (english: unknown) => Object.fromEntries(unfinished.map((code) => [code, english]));
  return z.preprocess(
    (value) => (isRecord(value) ? { ...inEnglish(value[DEFAULT_LANGUAGE]), ...value } : value),
    record({ [DEFAULT_LANGUAGE]: name, ...forOthers(() => name) }),
  );
};

/** A description as search engines show it whole: shorter ones waste their place, longer ones are cut. */
export const searchDescription = (what: string) =>
  inLanguages((language) => {
    const most = 155;
    // Fewer characters fill the same width where letters are broader.
    const least = language === DEFAULT_LANGUAGE ? 120 : 90;
    const cure = `${least} to ${most} characters, without blanks at its ends`;
    return textIn(language, most, "a description", most)
      .refine((value) => value.length >= least, says("a description for search engines", cure))
      .refine((value) => !/₹|\brupees?\b|ரூபாய்/i.test(value), "names a price; take it out, the title has it from price");
  }).describe(what);
export const whole = (from: number, to: number, what: string, unit: string) => {
  const message = says(what, `whole ${unit} from ${from.toLocaleString("en-IN")} to ${to.toLocaleString("en-IN")}`);
  return z.int(message).min(from, message).max(to, message);
};
export const list = <T extends z.ZodType>(one: T, least: number, most: number, what: string) => {
  const messages = {
    error: `is not ${what}; a list of ${least === most ? least : `${least} to ${most}`}, in square brackets`,
  };
  return z.array(one, messages).min(least, messages).max(most, messages);
};
export const oneOf = <const T extends readonly string[]>(values: T, what: string) =>
  z.enum(values, says(what, `one of ${values.join(", ")}`));
export const yesOrNo = (what: string) => z.boolean(says(what, "true or false, without quotes"));
/** An object whose unknown fields are mistakes: a field with a typing error would else be left out in silence. */
export const record = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue: Issue) =>
      issue.code === "unrecognized_keys"
        ? `unknown field ${issue.keys?.join(", ")}; the fields are ${Object.keys(shape).join(", ")}`
        : `is not an object; {"field": value} in braces`,
  });
export const matching = (pattern: RegExp, what: string, cure: string) => {
  const message = says(what, cure);
  return z.string(message).regex(pattern, message);
};

/** A name of an offer in each language, in any letters. */
export const offerName = record(eachLanguage((language) => text(language === DEFAULT_LANGUAGE ? 40 : 60, "a name")));

export const $schema = z.optional(
  text(200, "a path").describe("Where the JSON Schema is, for editors that complete and check"),
);
export const colour = (what: string) => matching(/^#[0-9a-f]{6}$/, "a colour", "like #7a2e0e").describe(what);
/** A ground on which the ink or the rice-white words of a label read. */
export const labelColour = (what: string) =>
  colour(what).refine(
    (value) => contrast(value, typeOn(value)) >= 4.5,
    says("a ground on which words can be read", "a lighter or a darker colour, like #f5b800 or #7a2e0e"),
  );
export const slug = () => {
  const message = says("a slug", "small letters, digits and single hyphens, like mango-relish");
  return z.string(message).refine((value) => value !== "" && slugOf(value) === value, message);
};
export const webAddress = (what: string) =>
  matching(/^https:\/\/[^\s/]+\S*$/, "a web address", "beginning with https://").describe(what);
export const email = (what: string) =>
  matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address", "like name@shop.example").describe(what);
export const phone = (what: string) =>
  matching(/^\+[1-9][0-9 ]{7,18}$/, "a phone number", "with its country code, like +91 98765 43210").describe(what);

/** What is said of a value that is no day. */
export const date = says("a day", "like 2026-11-21");
/** The day of a record's last change. */
export const changedOn = z.iso
  .date(date)
  .describe("The day on which any of these facts last changed: search engines read the page again after it");
