import type { Language } from "#lib/shop/language/language.ts";

const KEY = "language";

/** The language that the visitor chose with the switch, or null. Where storage is forbidden nothing is remembered. */
export function chosenLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "en" || stored === "ta" ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers a choice. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The next visit begins in English.
  }
}

/**
 * Runs inline on the shop's pages in English, before anything is drawn: whoever chose Tamil and comes from elsewhere gets the
 * page in Tamil. A link within the shop is followed as it is. The pages for engineers are in English only.
 */
export const toChosenLanguage =
  'try{let l=location;localStorage.language=="ta"&&!document.referrer.startsWith(l.origin+"/")&&!/^.(debug|email)/.test(l.pathname)&&l.replace("/ta"+(l.pathname+l.search+l.hash).replace(/^.(?=[?#]|$)/,""))}catch{}';
