/**
 * The languages of the pages, by their codes: what each calls itself, what its addresses begin with, and the other one.
 */
export const languages = {
  en: { name: "English", prefix: "", other: "ta" },
  ta: { name: "தமிழ்", prefix: "/ta", other: "en" },
} as const;
export type Language = keyof typeof languages;

/** What has no language of its own is in this one, and so is what has no translation. */
export const DEFAULT_LANGUAGE = "en";

/** The language with this code; undefined for what is none. */
export const asLanguage = (code: unknown) => (Object.keys(languages) as Language[]).find((each) => each === code);

/** The `lang` attribute of what is in the default language, on a page in this one. */
export const langOfDefault = (language: Language) => (language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE);
