"use client";
import { useState } from "react";
import { useHydrated } from "#lib/browser/storage/storage-item.ts";
import { CLAIM_PAGE, nextPage } from "#lib/shop/account/next-page.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";

/** An order to show what the offer means, in rupees. */
const ORDER = 600;
const offer = {
  title: "Half price on your first order",
  text: `An order of ${rupees(ORDER)} costs you ${rupees(ORDER - (ORDER * FIRST_ORDER_PERCENT) / 100)}. All you need is an account.`,
};

/**
 * The sign-in page. A visitor who comes to claim the first-order offer is likely new: they see what it means and the form that makes
 * an account, and may sign in instead.
 */
export function SignInPage() {
  const claims = useHydrated() && nextPage(window.location.search) === CLAIM_PAGE;
  const [hasAccount, setHasAccount] = useState(false);
  if (!claims) return <LoginForm />;
  if (hasAccount) return <LoginForm {...offer} />;
  const instead = (
    <button
      type="button"
      className="link inline-flex min-h-11 items-center font-semibold"
      onClick={() => setHasAccount(true)}
    >
      Sign in
    </button>
  );
  return <RegisterForm {...offer} instead={instead} />;
}
