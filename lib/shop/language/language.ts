/**
 * The languages of the pages, by their codes, with which their addresses begin. A new one is a row here, with its files in
 * lib/content and a font. `name`: what it calls itself. `other`: that of the name below a name. `units`: what follows a
 * weight in grams, and one in kilos. `isComplete`: false while it is being translated: pages show in English what it
 * lacks, and `npm run shop -- check` lists that.
 */
export const languages = {
  en: { name: "English", other: "ta", locale: "en-IN", units: ["g", "kg"], isComplete: true },
  ta: { name: "தமிழ்", other: "en", locale: "ta-IN", units: [" கிராம்", " கிலோ"], isComplete: true },
} as const;
export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** What has no language of its own is in this one, and so is what has no translation. */
export const DEFAULT_LANGUAGE = "en";
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const otherLanguages = languageCodes.filter((code) => code !== DEFAULT_LANGUAGE);
/** The same for each of them. */
export const forOthers = <Made>(make: (language: OtherLanguage) => Made) =>
  Object.fromEntries(otherLanguages.map((code) => [code, make(code)])) as Record<OtherLanguage, Made>;

/** Names in this one stand beside the English ones on pages, packs and mails, whatever their language. */
export const SECOND_LANGUAGE = languages[DEFAULT_LANGUAGE].other;

/** The language with this code; undefined for what is none. */
export const asLanguage = (code: unknown) => languageCodes.find((each) => each === code);

/** The `lang` attribute of what is in the default language, on a page in this one. */
export const langOfDefault = (language: Language): "en" | undefined =>
  language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE;

/** What a language is called in English: 'Tamil'. */
export const englishName = (language: Language): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

/** The script of a language, by its code in Unicode: 'Taml'. */
export const scriptOf = (language: Language) => new Intl.Locale(language).maximize().script;
