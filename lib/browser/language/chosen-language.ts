import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { asLanguage, type Language } from "#lib/shop/language/language.ts";

/** The language that the visitor chose with the switch, or null. */
export const chosenLanguage = storageItem<Language | null>("localStorage", "language", asLanguage, null);

/**
 * Runs inline on the shop's pages in English, before anything is drawn: a visitor who chose Tamil and comes from
 * elsewhere gets the page in Tamil. A link within the shop is followed as it is. The pages for engineers are in English
 * only.
 */
export const toChosenLanguage =
  'try{let l=location;localStorage.language==\'"ta"\'&&!document.referrer.startsWith(l.origin+"/")&&!/^.(debug|email)/.test(l.pathname)&&l.replace("/ta"+(l.pathname+l.search+l.hash).replace(/^.(?=[?#]|$)/,""))}catch{}';
