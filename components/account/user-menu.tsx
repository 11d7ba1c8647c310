"use client";
import Link from "next/link";
import { type ComponentType, lazy, Suspense } from "react";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import type { User } from "#lib/shop/account/user.ts";

/** Loaded for signed-in users alone. Offline it may be missing: the corner then stays empty. */
const loadMenu = () => import("./own-menu").catch(() => ({ OwnMenu: () => null, UserMenuItems: () => null }));
const OwnMenu = lazy<ComponentType<{ user: User }>>(async () => ({ default: (await loadMenu()).OwnMenu }));
const OwnItems = lazy<ComponentType>(async () => ({ default: (await loadMenu()).UserMenuItems }));

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
      <Suspense fallback={null}>{user && <OwnMenu user={user} />}</Suspense>
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
      <Suspense fallback={null}>
        <OwnItems />
      </Suspense>
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
