import Link from "next/link";

/** The way to an account from the middle of a guest's checkout: it goes on where it was left. */
export function SignInHint() {
  return (
    <p className="needs-accounts text-tamarind">
      Have an account?{" "}
      <Link href="/login?next=/order-details" className="link inline-flex min-h-11 items-center">
        Sign in
      </Link>{" "}
      and come back here: what you have typed stays.
    </p>
  );
}
