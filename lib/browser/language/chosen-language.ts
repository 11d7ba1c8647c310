import { storageItem } from "#lib/browser/storage/storage-item.ts";
import type { Language } from "#lib/shop/language/language.ts";

/** The language that the visitor chose with the switch, or null. */
export const chosenLanguage = storageItem<Language | null>(
  "localStorage",
  "language",
  (value) => (value === "en" || value === "ta" ? value : undefined),
  null,
);

/**
 * Runs inline on the shop's pages in English, before anything is drawn: whoever chose Tamil and comes from elsewhere gets the
 * page in Tamil. A link within the shop is followed as it is.
 */
export const toChosenLanguage =
  'try{localStorage.language==\'"ta"\'&&!document.referrer.startsWith(location.origin+"/")&&!/^\\/(debug|email-test)/.test(location.pathname)&&location.replace("/ta"+location.href.slice(location.origin.length).replace(/^\\/(?=[?#]|$)/,""))}catch{}';
