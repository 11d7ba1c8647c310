"use client";
import { useLayoutEffect, useState } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { leadsToClaim } from "#lib/shop/account/next-page.ts";
import { percentOf, rupees } from "#lib/shop/language/money.ts";
import { FIRST_ORDER_MINIMUM, FIRST_ORDER_PERCENT } from "#lib/shop/pricing/offer-rules.ts";
import { login } from "#texts/en/login.ts";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";

/** An order to show what the offer means, in rupees, and what is paid for it. */
const ORDER = Math.max(600, FIRST_ORDER_MINIMUM.signed_in);
const PAID = ORDER - percentOf(ORDER, FIRST_ORDER_PERCENT);

/**
 * The sign-in page. A visitor who comes to claim the first-order offer is likely new: they see what it means and the
 * form that makes an account, and may sign in instead.
 */
export function SignInPage() {
  const t = useTexts(login);
  const [claims, setClaims] = useState(false);
  // A layout effect: while a page is rendered for a link, the address is still that of the page before.
  useLayoutEffect(() => setClaims(leadsToClaim(window.location.search)), []);
  const [hasAccount, setHasAccount] = useState(false);
  if (!claims) return <LoginForm />;
  const offer = {
    title: t("offer", { percent: FIRST_ORDER_PERCENT }),
    text: t("offerText", { price: rupees(ORDER), paid: rupees(PAID) }),
  };
  if (hasAccount) return <LoginForm {...offer} />;
  const instead = (
    <button
      type="button"
      className="link inline-flex min-h-11 items-center font-semibold"
      onClick={() => setHasAccount(true)}
    >
      {t("instead")}
    </button>
  );
  return <RegisterForm {...offer} instead={instead} />;
}
