import Link from "next/link";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import type { Eligibility } from "#lib/shop/pricing/quote.ts";

type Props = { draft: CheckoutDraft; eligibility: Eligibility };

/** The link to the first-order offer within the checkout, which has no header. The claim leads back to the checkout. */
export function ClaimHere({ draft, eligibility: { firstOrder, signedIn } }: Props) {
  if (!isEditable(draft.status) || firstOrder !== "none") return null;
  return (
    <Link
      href={signedIn ? "/first-order" : "/login?next=/first-order"}
      prefetch={false}
      className="needs-accounts link inline-flex min-h-11 items-center font-semibold"
    >
      Claim {FIRST_ORDER_PERCENT}% off
    </Link>
  );
}
