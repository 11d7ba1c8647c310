import { Link } from "#lib/browser/language/link.ts";
import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
import { FIRST_ORDER_PERCENT, firstOrderMinimum, SAMPLE_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import { CONSUMER_HELPLINE } from "#lib/shop/policies.ts";
import { addressText, contactLinks, shop } from "#lib/shop/shop.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { packs } from "#texts/en/packs.ts";
import { FactList } from "@/components/policies/fact-list";
import type { PolicySection } from "@/components/policies/policy-page";

const call = <a href={contactLinks.phone}>{shop.phone}</a>;

/** The content of /terms. */
export const sections: PolicySection[] = [
  {
    id: "who",
    title: "Who you're buying from",
    body: (
      <>
        <FactList
          facts={[
            ["Seller", shop.legalName],
            ["Address", addressText],
            ["FSSAI licence", shop.fssaiLicence],
          ]}
        />
        <p>
          {shop.name} sells its own goods here, and nobody else sells through this site. Every way to reach us is on the{" "}
          <Link href="/contact">Contact</Link> page.
        </p>
      </>
    ),
  },
  {
    id: "ordering",
    title: "Ordering",
    body: (
      <>
        <p>
          You don't need an account: choose Continue as Guest. Your order is placed when the page shows you an order id.
          Until then nothing is bought. After that we contact you before we dispatch anything.
        </p>
        <p>
          One order can have up to {MAX_LINES} different items and up to {MAX_QUANTITY} packs of each. If we can't send
          something, or its price was plainly a mistake, we'll tell you before dispatch, and you pay nothing for it.
        </p>
        <p>Please give a name, phone number and address where a parcel will reach you.</p>
      </>
    ),
  },
  {
    id: "prices",
    title: "Prices",
    body: (
      <>
        <p>
          Prices are in rupees, with all taxes included. A pack of {weightsText(translate(packs))} costs{" "}
          {pricesText(translate(packs))}; each product's page shows today's price. What delivery costs: see{" "}
          <Link href="/shipping-returns">Shipping & Returns</Link>.
        </p>
        <p>
          We check the whole order again before we save it. If a price has changed meanwhile, nothing is ordered: you
          see the old total and the new one, and decide. You never owe an amount you didn't see.
        </p>
      </>
    ),
  },
  {
    id: "payment",
    title: "Payment",
    body: (
      <>
        <p>
          Nothing is charged on this site, and it never asks for a card number, a PIN or an OTP. Our team confirms the
          payment with you before dispatch.
        </p>
        {shop.upiId && <p>You can then pay by UPI, to {shop.upiId}.</p>}
      </>
    ),
  },
  {
    id: "offers",
    title: "Offers and free samples",
    body: (
      <>
        <p>When we show you one of these offers, these are its rules.</p>
        <FactList
          facts={[
            [
              "First order",
              `${FIRST_ORDER_PERCENT}% off the whole first order, with free delivery, once per customer. Claim it with an account. ${firstOrderMinimum(translate(offerRules))}.`,
            ],
            [
              "Free samples",
              `Up to ${MAX_SAMPLES} different ${SAMPLE_GRAMS}g samples with at least one pack, and ${SAMPLE_PERCENT}% off the packs. You need an e-mail address for them, and they come once per phone number and e-mail address.`,
            ],
          ]}
        />
        <p>You get one discount at a time: if both apply, it's the first-order offer.</p>
      </>
    ),
  },
  {
    id: "food",
    title: "The food",
    body: (
      <>
        <p>
          Each product's page shows its ingredients, allergens, storage and shelf life. Always go by the label on the
          pack in your hand. If you have an allergy, read it before you eat, and call {call} when in doubt.
        </p>
        <p>Pictures show the dish or the spice. Your pack may look different.</p>
      </>
    ),
  },
  {
    id: "delivery",
    title: "Delivery, cancelling and returns",
    body: (
      <p>
        How soon your order comes, how to cancel it, and what we do about a damaged or wrong pack: see{" "}
        <Link href="/shipping-returns">Shipping & Returns</Link>. What we do with your details: see the{" "}
        <Link href="/privacy">Privacy Policy</Link>.
      </p>
    ),
  },
  {
    id: "using",
    title: "Using this site",
    body: (
      <p>
        Read, share and link as you like. Please don't order in someone else's name, use an offer twice, or flood the
        shop with requests: it will make you wait. The texts and pictures are ours, so ask before you reuse them.
      </p>
    ),
  },
  {
    id: "complaints",
    title: "If we disagree",
    body: (
      <>
        <p>
          Call or write to us first: one call settles most things. If not, write to our{" "}
          <Link href="/contact#grievance">grievance officer</Link>. You can also call the National Consumer Helpline on{" "}
          <a href={`tel:${CONSUMER_HELPLINE}`}>{CONSUMER_HELPLINE}</a>.
        </p>
        <p>
          Indian law applies, and the courts of {shop.address.city} decide, unless consumer law lets you go to a court
          where you live.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: <p>The terms on the day you order are the ones that apply.</p>,
  },
];
