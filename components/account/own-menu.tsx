"use client";
import { useEffect } from "react";
import { openAddressModal } from "#lib/browser/account/address-modal.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { shortName, type User } from "#lib/shop/account/user.ts";
import { userMenu } from "#texts/en/user-menu.ts";
import { icon } from "@/components/ui/icons";
import "./own-menu.css";

const MENU = "user-menu";

/** The header's menu of the signed-in user. */
export function OwnMenu({ user }: { user: User }) {
  const t = useTexts(userMenu);
  useEffect(confirmWhenIdle, []);
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
        className="user-menu"
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

/** The provider decides who is signed in. It is loaded when the page is idle. */
function confirmWhenIdle(): () => void {
  const ask = () => import("#lib/browser/account/session.ts").then(({ confirmSession }) => confirmSession());
  const timer = setTimeout(ask, 2000);
  return () => clearTimeout(timer);
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
        <Link href="/profile" className="user-menu-item">
          {t("details")}
        </Link>
      </li>
      <li>
        <button type="button" data-closes-menu className="user-menu-item" onClick={openAddressModal}>
          {t("address")}
        </button>
      </li>
      <li>
        <Link href="/profile#orders" className="user-menu-item">
          {t("orders")}
        </Link>
      </li>
      <li className="mt-1 border-tamarind-15 border-t pt-1">
        <button type="button" data-closes-menu className="user-menu-item" onClick={leave}>
          {t("signOut")}
        </button>
      </li>
    </ul>
  );
}
