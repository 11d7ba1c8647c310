import { useEffect } from "react";
import { openAddressModal } from "#lib/browser/account/address-modal.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { shortName, type User } from "#lib/shop/account/user.ts";
import { userMenu } from "#texts/en/user-menu.ts";
import { icon } from "@/components/ui/icons";

const MENU = "user-menu";
const ITEM =
  "flex min-h-11 w-full items-center rounded-xl px-3 text-start hover:bg-paper hover:text-chilli [.site-menu_&]:px-0";

/** The header's menu of the signed-in user. */
export function OwnMenu({ user }: { user: User }) {
  const t = useTexts(userMenu);
  // The provider decides who is signed in. It is loaded when the page is idle.
  useEffect(() => {
    const ask = () => import("#lib/browser/account/session.ts").then(({ confirmSession }) => confirmSession());
    const timer = setTimeout(ask, 2000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        aria-label={t("account", { name: shortName(user) })}
        className="header-link absolute inset-0 justify-end gap-1.5"
      >
        <UserIcon className="size-6 shrink-0" />
        <span className="min-w-0 truncate">{shortName(user)}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only closes after the links inside, which have the keys. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        id={MENU}
        popover="auto"
        className="floating fixed inset-[4rem_1rem_auto_auto] z-40 hidden w-[min(18rem,calc(100vw-2rem))] rounded-pack border border-brass bg-rice p-3 text-ink open:block data-open:block"
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest("a, [data-closes-menu]")) currentTarget.hidePopover();
        }}
      >
        <p className="truncate px-3 pb-2 text-tamarind">{user.email}</p>
        <UserMenuItems />
      </div>
    </>
  );
}

const UserIcon = icon(<circle cx="12" cy="8.2" r="3.7" />, <path d="M4.5 20.2c.8-3.9 3.8-6 7.5-6s6.7 2.1 7.5 6" />);

/** What a signed-in user can do from anywhere. */
export function UserMenuItems() {
  const t = useTexts(userMenu);
  const leave = async () => {
    // The checkout hides the user's draft when they sign out. Without its code the draft stays, and is shown to no
    // other user.
    const checkout = import("#lib/browser/checkout/checkout-store.ts").catch(() => null);
    const [{ signOut }] = await Promise.all([import("#lib/browser/account/account.ts"), checkout]);
    await signOut();
  };
  return (
    <ul>
      <li>
        <Link href="/profile" className={ITEM}>
          {t("details")}
        </Link>
      </li>
      <li>
        <button type="button" data-closes-menu className={ITEM} onClick={openAddressModal}>
          {t("address")}
        </button>
      </li>
      <li>
        <Link href="/profile#orders" className={ITEM}>
          {t("orders")}
        </Link>
      </li>
      <li className="mt-1 border-tamarind-15 border-t pt-1">
        <button type="button" data-closes-menu className={ITEM} onClick={leave}>
          {t("signOut")}
        </button>
      </li>
    </ul>
  );
}
