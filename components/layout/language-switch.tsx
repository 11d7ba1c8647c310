import { chosenLanguage } from "#lib/browser/language/chosen-language.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { languages } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";

/**
 * Leads to the same page in the other language and remembers the choice. A whole new page: the document has another
 * language and other fonts.
 */
export function LanguageSwitch({ className = "link inline-flex min-h-11 items-center" }: { className?: string }) {
  const other = languages[useLanguage()].other;
  const path = usePagePath();
  // The same page; from one that is in English alone, or is none, the home page.
  const href = pathIn(other, /^\/(?:not-found|debug|email-test)/.test(path) ? "/" : path);
  return (
    <a
      href={href}
      lang={other}
      hrefLang={languages[other].locale}
      className={className}
      // Where an address has no page, the server doesn't know which address it is.
      suppressHydrationWarning
      onClick={({ currentTarget }) => {
        chosenLanguage.write(other);
        // The same product of a list, the same order: what the address says beside its path.
        currentTarget.href = href + window.location.search + window.location.hash;
      }}
    >
      {languages[other].name}
    </a>
  );
}
