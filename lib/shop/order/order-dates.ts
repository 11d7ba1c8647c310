import type { Language } from "#lib/shop/language/language.ts";

/** Writes moments as dates in India. A format is made once: to make one takes long. */
function dates(options: Intl.DateTimeFormatOptions): (at: string, language: Language) => string {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (at, language) => {
    const known = formats.get(language);
    const format =
      known ??
      new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: "Asia/Kolkata", numberingSystem: "latn" });
    if (!known) formats.set(language, format);
    return format.format(new Date(at));
  };
}

/** The day of a moment (ISO 8601): '21 November'. */
export const dayOf = dates({ day: "numeric", month: "long" });
/** The same with its year: '21 November 2026'. */
export const dateOf = dates({ dateStyle: "long" });
/** A moment to the minute: '21 Nov 2026, 3:05 pm'. */
export const momentOf = dates({ dateStyle: "medium", timeStyle: "short" });
