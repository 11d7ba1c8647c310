"use client";
import Link from "next/link";
import { openAddressModal } from "#lib/browser/account/address-modal.ts";

/** What a signed-in user can do from anywhere. */
export function UserMenuItems() {
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
          User Details
        </Link>
      </li>
      <li>
        <button type="button" data-closes-menu className="user-menu-item" onClick={openAddressModal}>
          Add or Edit Address
        </button>
      </li>
      <li>
        <Link href="/profile#orders" className="user-menu-item">
          Order Products
        </Link>
      </li>
      <li className="mt-1 border-tamarind-15 border-t pt-1">
        <button type="button" data-closes-menu className="user-menu-item" onClick={leave}>
          Sign Out
        </button>
      </li>
    </ul>
  );
}
