"use client";
import { openAddressModal } from "#lib/browser/account/address-modal.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { userMenu } from "#texts/en/user-menu.ts";

/** What a signed-in user can do from anywhere. */
export function UserMenuItems() {
  const t = useTexts(userMenu);
  const leave = async () => {
    // The checkout hides the user's draft when they sign out. Without its code the draft stays, and is shown to no other user.
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
