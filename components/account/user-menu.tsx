"use client";
import Link from "next/link";
import { useEffect } from "react";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { shortName, type User } from "#lib/shop/account/user.ts";
import { UserIcon } from "@/components/ui/icons/user";
import { UserMenuItems } from "./user-menu-items";

const MENU = "user-menu";

/**
 * The header's account corner: the sign-in links, or the menu of the signed-in user. The links take the same space in both
 * cases, so that nothing moves when the browser has read who is signed in.
 */
export function UserMenu() {
  const user = useRememberedUser();
  return (
    <div className="relative">
      <div className={`needs-accounts flex items-center ${user ? "invisible" : ""}`}>
        <SignInLinks />
      </div>
      {user && <OwnMenu user={user} />}
    </div>
  );
}

/** The same for the menu of narrow screens, where everything is visible. */
export function UserMenuList() {
  const user = useRememberedUser();
  if (!user) return <SignInLinks />;
  return (
    <div className="w-full">
      <p className="font-semibold">{user.user_metadata.full_name || user.email}</p>
      <UserMenuItems />
    </div>
  );
}

function SignInLinks() {
  return (
    <>
      <Link href="/login" prefetch={false} className="needs-accounts header-link">
        Sign In
      </Link>
      <Link href="/register" prefetch={false} className="needs-accounts header-link">
        Register
      </Link>
    </>
  );
}

function OwnMenu({ user }: { user: User }) {
  useEffect(confirmWhenIdle, []);
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        aria-label={`Your account, ${shortName(user)}`}
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
