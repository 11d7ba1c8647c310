"use client";
import { useLayoutEffect, useState } from "react";
import { leadsToClaim } from "#lib/shop/account/next-page.ts";
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
  const [claims, setClaims] = useState(false);
  // A layout effect: while a page is rendered for a link, the address is still that of the page before.
  useLayoutEffect(() => setClaims(leadsToClaim(window.location.search)), []);
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
