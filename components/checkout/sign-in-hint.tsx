import Link from "next/link";

/** The link to sign in from a guest's checkout, which goes on afterwards where it was. */
export function SignInHint() {
  return (
    <p className="needs-accounts text-tamarind">
      Have an account?{" "}
      <Link href="/login?next=/order-details" className="link inline-flex min-h-11 items-center">
        Sign in
      </Link>
      . We'll keep what you've typed.
    </p>
  );
}
