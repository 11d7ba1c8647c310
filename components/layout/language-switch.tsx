import { chosenLanguage } from "#lib/browser/language/chosen-language.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { type Language, languageCodes, languages } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { ENGLISH_ONLY } from "#pages/english-only.ts";

type Props = { className?: string; to?: readonly Language[] };

/**
 * Leads to the same page in each other language and remembers the choice. A whole new page: the document has another
 * language and other fonts.
 */
export function LanguageSwitch({ className = "link inline-flex min-h-11 items-center", to = languageCodes }: Props) {
  const language = useLanguage();
  const path = usePagePath();
  // The same page; from one that is in English alone, or is none, the home page.
  const same = path.startsWith("/not-found") || ENGLISH_ONLY.includes(path) ? "/" : path;
  const others = to.filter((other) => other !== language);
  return others.map((other) => (
    <a
      key={other}
      href={pathIn(other, same)}
      lang={other}
      hrefLang={languages[other].locale}
      className={className}
      // Where an address has no page, the server doesn't know which address it is.
      suppressHydrationWarning
      onClick={({ currentTarget }) => {
        chosenLanguage.write(other);
        // The same product of a list, the same order: what the address says beside its path.
        currentTarget.href = pathIn(other, same) + window.location.search + window.location.hash;
      }}
    >
      {languages[other].name}
    </a>
  ));
}
