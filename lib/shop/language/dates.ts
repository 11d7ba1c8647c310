import { DEFAULT_LANGUAGE, type Language, languages } from "./language.ts";

type Options = Intl.DateTimeFormatOptions;

/** Writes moments as dates in India. A format is made once: to make one takes long. */
function dates(english: Options, others = english): (at: string | number, language: Language) => string {
  const made = new Map<Language, Intl.DateTimeFormat>();
  const formatOf = (language: Language) => {
    const options = language === DEFAULT_LANGUAGE ? english : others;
    const zone = { timeZone: "Asia/Kolkata", numberingSystem: "latn" };
    return new Intl.DateTimeFormat(languages[language].locale, { ...options, ...zone });
  };
  return (at, language) => {
    const format = made.get(language) ?? formatOf(language);
    made.set(language, format);
    return format.format(new Date(at));
  };
}

/** The day of a moment (ISO 8601, or milliseconds since 1970): '21 November'. */
export const dayOf = dates({ day: "numeric", month: "long" });
/** The same with its weekday: 'Saturday, 21 November'. */
export const weekdayOf = dates({ weekday: "long", day: "numeric", month: "long" });
/** The day with its year: '21 November 2026'. */
export const dateOf = dates({ dateStyle: "long" });
/** The same in short: '21 Nov 2026'. */
export const shortDateOf = dates({ dateStyle: "medium" });
const monthOf = dates({ month: "short", year: "numeric" });
/**
 * A moment to the minute: '21 Nov 2026, 3:05 pm'; in other languages with the word for the time of day, where the short
 * style has AM and PM.
 */
export const momentOf = dates(
  { dateStyle: "medium", timeStyle: "short" },
  {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    dayPeriod: "long",
  },
);

/**
 * How staff read a moment, '27 Nov 2026, 9:42 am'; of a day, '2026-11-27', or a month, '2026-11', that alone: '27 Nov
 * 2026'.
 */
export function staffDate(at: string | number): string {
  const { length } = String(at);
  return (length === 7 ? monthOf : length === 10 ? shortDateOf : momentOf)(at, DEFAULT_LANGUAGE);
}
