import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { asLanguage, type Language, otherLanguages } from "#lib/shop/language/language.ts";
import { ENGLISH_ONLY } from "#pages/english-only.ts";

/** The language that the visitor chose with the switch, or null. */
export const chosenLanguage = storageItem<Language | null>("localStorage", "language", asLanguage, null);

/**
 * Runs inline on the shop's pages in English, before anything is drawn: a visitor who chose another language and comes
 * from elsewhere gets the page in that one. A link within the shop is followed as it is.
 */
export const toChosenLanguage = `try{let l=location,c=JSON.parse(localStorage.language||0);${JSON.stringify(otherLanguages)}.includes(c)&&!document.referrer.startsWith(l.origin+"/")&&!${JSON.stringify(ENGLISH_ONLY)}.includes(l.pathname)&&l.replace("/"+c+(l.pathname+l.search+l.hash).replace(/^.(?=[?#]|$)/,""))}catch{}`;
