import { Link } from "#lib/browser/language/link.ts";
import { useRichTexts } from "#lib/browser/language/texts.ts";
import { orderDetails } from "#texts/en/order-details.ts";

/** The link to sign in from a guest's checkout, which goes on afterwards where it was. */
export function SignInHint() {
  const rich = useRichTexts(orderDetails);
  return (
    <p className="needs-accounts text-tamarind">
      {rich("signInHint", {
        signIn: (words) => (
          <Link href="/login?next=/order-details" className="link py-2.5">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
