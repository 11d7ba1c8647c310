import { type ComponentType, lazy, Suspense } from "react";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { User } from "#lib/shop/account/user.ts";
import { signInLinks } from "#texts/en/sign-in-links.ts";

/** Loaded for signed-in users alone. Offline it may be missing: the corner then stays empty. */
const loadMenu = () => import("./own-menu").catch(() => ({ OwnMenu: () => null, UserMenuItems: () => null }));
const OwnMenu = lazy<ComponentType<{ user: User }>>(async () => ({ default: (await loadMenu()).OwnMenu }));
const OwnItems = lazy<ComponentType>(async () => ({ default: (await loadMenu()).UserMenuItems }));

/**
 * The header's account corner: the sign-in links, or the menu of the signed-in user. The links take the same space in
 * both cases, so that nothing moves when the browser has read who is signed in.
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
  const t = useTexts(signInLinks);
  return (
    <>
      <Link href="/login" prefetch={false} className="needs-accounts header-link">
        {t("signIn")}
      </Link>
      <Link href="/register" prefetch={false} className="needs-accounts header-link">
        {t("register")}
      </Link>
    </>
  );
}
