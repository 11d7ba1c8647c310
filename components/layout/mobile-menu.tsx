import { Link } from "#lib/browser/language/link.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { header } from "#texts/en/header.ts";
import { UserMenuList } from "@/components/account/user-menu";
import { CartMenuLink } from "@/components/cart/cart-link";
import { OfferButton } from "@/components/offers/offer-button";
import { CloseIcon, icon } from "@/components/ui/icons";
import { menuLinks } from "./header-links";
import { LanguageSwitch } from "./language-switch";

const MENU = "site-menu";

/**
 * The whole header for narrow screens, in the browser's own popover: it opens before any script has loaded, closes on
 * Esc and on a touch beside it, and returns the focus. It closes, too, when the focus leaves it.
 */
export function MobileMenu() {
  const t = useTexts(header);
  const language = useLanguage();
  return (
    <div className="xl:hidden">
      <button type="button" popoverTarget={MENU} aria-label={t("menu")} className="icon-button">
        <MenuIcon className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only closes after the links inside, which have the keys. */}
      <nav
        id={MENU}
        popover="auto"
        aria-label={t("menu")}
        className="site-menu"
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest("a, [data-closes-menu]")) currentTarget.hidePopover();
        }}
        // What has the focus behind the open menu would be out of sight.
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
      >
        <button
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label={t("closeMenu")}
          className="icon-button ml-auto"
        >
          <CloseIcon className="size-6" />
        </button>
        <ul className="font-display text-2xl">
          {menuLinks(t, language).map(({ href, text }) => (
            <li key={href} className="border-tamarind-15 border-b">
              <Link href={href} className="flex min-h-13 items-center hover:text-chilli">
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid justify-items-start gap-2">
          <OfferButton />
          <UserMenuList />
          <CartMenuLink />
          <LanguageSwitch />
          <Link href="/#categories" className="button mt-3 w-full">
            {t("shopNow")}
          </Link>
        </div>
      </nav>
    </div>
  );
}

const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h10" />);
