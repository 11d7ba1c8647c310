import { NoticePage } from "@/components/ui/notice-page";

/** A user's checkout after their sign-in has ended: nothing of it is shown to the next customer of this browser. */
export function SignInAgain() {
  const text = "Your order is waiting for you. Sign in again to continue.";
  return <NoticePage title="Signed out" text={text} href="/login?next=/order-details" action="Sign In" />;
}
