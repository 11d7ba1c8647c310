import { Link } from "#lib/browser/language/link.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { contactLinks } from "#lib/shop/facts/shop.ts";
import { header } from "#texts/en/header.ts";
import { tabs } from "#texts/en/tabs.ts";
import { SearchButton } from "@/components/search/search-button";
import { icon, SearchIcon, WhatsAppIcon } from "@/components/ui/icons";

/**
 * The tabs at the foot of a phone's window, within a thumb's reach. A bar that buys takes their place
 * (app/styles/foot-bars.css). The chat's tab replaces the floating chat button there.
 */
export function TabBar() {
  const t = useTexts(tabs);
  const search = useTexts(header)("search");
  return (
    <nav aria-label={t("label")} className="tab-bar">
      <Tab href="/" pages={/^\/$/} Icon={HomeIcon} text={t("home")} />
      <Tab href="/categories" pages={/^\/(categor|product)/} Icon={ShopIcon} text={t("shop")} />
      <SearchButton className="tab">
        <SearchIcon className="size-6" />
        {` ${search}`}
      </SearchButton>
      <a href={contactLinks.whatsapp} aria-label={t("chatLabel")} className="tab">
        <WhatsAppIcon className="size-6" /> {t("chat")}
      </a>
      <Tab href="/order-status" pages={/^\/order-status$/} Icon={OrdersIcon} text={t("orders")} />
    </nav>
  );
}

type TabProps = {
  href: string;
  /** Matches the paths of the pages that belong to it. */
  pages: RegExp;
  Icon: typeof HomeIcon;
  text: string;
};

function Tab({ href, pages, Icon, text }: TabProps) {
  const isHere = pages.test(usePagePath());
  return (
    <Link href={href} prefetch={false} className="tab" aria-current={isHere ? "page" : undefined}>
      <Icon className="size-6" />
      {` ${text}`}
    </Link>
  );
}

/** A parcel. */
const OrdersIcon = icon(<path d="M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8" />);

const HomeIcon = icon(<path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z" />);

/** The spice box from above: seven cups in a ring. */
const ShopIcon = icon(
  <circle cx="12" cy="12" r="9" />,
  <path d="M12 6h.01M12 12h.01M12 18h.01M7 9h.01M7 15h.01M17 9h.01M17 15h.01" strokeWidth="3" />,
);

/** The link to a WhatsApp chat, at the corner of every page. Its label comes later (chat-label). */
export function WhatsAppChat() {
  const t = useTexts(tabs);
  return (
    <aside aria-label={t("chat")} className="chat">
      <a href={contactLinks.whatsapp} aria-label={t("chatLabel")} className="chat-button">
        <WhatsAppIcon className="size-7" />
      </a>
    </aside>
  );
}
