import { useTexts } from "#lib/browser/language/texts.ts";
import { checkout } from "#texts/en/checkout.ts";
import { NoticePage } from "@/components/ui/notice-page";

/** The checkout's pages without a checkout. */
export function OrderNotFound() {
  const t = useTexts(checkout);
  return <NoticePage title={t("notFound")} text={t("notFoundText")} href="/#categories" action={t("start")} />;
}

/** A user's checkout after their sign-in has ended: nothing of it is shown to the next customer of this browser. */
export function SignInAgain() {
  const t = useTexts(checkout);
  return (
    <NoticePage
      title={t("signedOut")}
      text={t("signedOutText")}
      href="/login?next=/order-details"
      action={t("signIn")}
    />
  );
}
