import { createContext, use } from "react";

/** The few words that the parts of this folder have of their own. */
const english = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  backHome: "Back to home",
  backTo: "Back to {name}",
  returnHome: "Return Home",
  close: "Close",
  optional: "(optional)",
  showPassword: "Show password",
  oneLess: "One less of {name}",
  oneMore: "One more of {name}",
};
export type Word = (key: keyof typeof english, gap?: { name: string }) => string;
const inEnglish: Word = (key, gap) => english[key].replace("{name}", gap?.name ?? "");

/**
 * The words in the page's language, and how a path leads to a page in that language. A page in English needs no
 * provider.
 */
export const WordsContext = createContext({ word: inEnglish, path: (path: string) => path });

/** The words of this folder's parts, and the paths of their links, in the page's language. */
export const useWords = () => use(WordsContext);
