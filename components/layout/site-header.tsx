import type { ReactNode } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { DEFAULT_LANGUAGE, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { header } from "#texts/en/header.ts";
import { UserMenu } from "@/components/account/user-menu";
import { CartLink } from "@/components/cart/cart-link";
import { OfferButton } from "@/components/offers/offer-button";
import { SearchButton } from "@/components/search/search-button";
import { WholeEnd } from "@/components/ui/whole-end";
import { headerLinks } from "./header-links";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { PauseBanner } from "./pause-banner";

/** @param pause why nothing can be ordered; left out while the shop is open */
type Props = { pause?: string };

/**
 * The header of every page but the checkout's. It stays at the top; on narrow screens its links are in a menu. Like the
 * footer it is a client component, which the browser caches as code: else a page contains it twice, as HTML and as data
 * for hydration.
 */
export function SiteHeader({ pause }: Props) {
  const t = useTexts(header);
  const language = useLanguage();
  return (
    <>
      <HeaderBox>
        <div className="whole page header-row flex min-h-16 flex-wrap items-center justify-end gap-x-1 py-1">
          {/* With large letters the name makes space for the cart and the menu: it wraps, and a second line is not
              shown. */}
          <div className="mr-auto min-w-9 grow basis-9 xl:shrink-0 xl:grow-0 xl:basis-auto">
            <HomeLink>
              <Logo className="my-1 size-9" />
              <span className="flex h-11 items-center">{shop.name}</span>{" "}
              <span
                lang={SECOND_LANGUAGE}
                className="hidden h-11 items-center font-text text-base text-tamarind sm:flex xl:hidden"
              >
                {shop.names[SECOND_LANGUAGE]}
              </span>
            </HomeLink>
          </div>
          {/* Words of other languages are longer: there they have a line of their own. */}
          <nav
            aria-label={t("main")}
            className={`${language === DEFAULT_LANGUAGE ? "mx-auto" : "order-last w-full"} hidden xl:block`}
          >
            <ul className="flex whitespace-nowrap">
              {headerLinks(t, language).map(({ href, text }) => (
                <li key={href}>
                  <Link href={href} className="header-link">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {/* On a phone the menu has it: the name takes its place. */}
          <LanguageSwitch className="header-link text-sm max-md:hidden" />
          <OfferButton />
          <div className="hidden items-center sm:flex">
            <UserMenu />
          </div>
          <SearchButton className="icon-button header-search xl:-mx-1.5" />
          <CartLink />
          <Link href="/#categories" className="button hidden min-h-11 shrink-0 whitespace-nowrap px-4 lg:inline-flex">
            {t("shopNow")}
          </Link>
          <MobileMenu />
          <WholeEnd />
        </div>
      </HeaderBox>
      <PauseBanner initial={pause} />
    </>
  );
}

/**
 * A product's page has a bar that buys in place of the tabs. Known from its first byte, so that nothing moves later.
 */
const useTabs = () => !usePagePath().startsWith("/product-details/");

const BOX = "sticky top-0 z-30 border-brass-40 border-b bg-paper";

/**
 * What depends on the address, apart from the rest: a new page then does not wait until all links of the header are
 * rendered again. A product's page floods it.
 */
function HeaderBox({ children }: { children: ReactNode }) {
  const product = usePagePath().split("/product-details/")[1];
  return (
    <header data-tabs={useTabs() || undefined} data-colour={product} className={BOX}>
      {children}
    </header>
  );
}

function HomeLink({ children }: { children: ReactNode }) {
  return (
    <Link
      href="/"
      // From a product few go home: what is fetched ahead there is the list of its category.
      prefetch={useTabs() ? null : false}
      className="flex h-11 w-fit max-w-full flex-wrap content-start items-center gap-x-2 overflow-hidden whitespace-nowrap font-display text-chilli text-xl leading-none sm:text-2xl"
    >
      {children}
    </Link>
  );
}
