import { toChosenLanguage } from "#lib/browser/language/chosen-language.ts";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { DEFAULT_LANGUAGE } from "#lib/shop/language/language.ts";

/** Leads who chose Tamil from a page in English to the same one in Tamil, before it is drawn. */
export function RememberedLanguage() {
  if (useLanguage() !== DEFAULT_LANGUAGE) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, the same on every page
  return <script dangerouslySetInnerHTML={{ __html: toChosenLanguage }} />;
}
