import Link from "next/link";
import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
import { FIRST_ORDER_PERCENT, firstOrderMinimumText, SAMPLE_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import { CONSUMER_HELPLINE } from "#lib/shop/policies.ts";
import { addressText, contactLinks, shop } from "#lib/shop/shop.ts";
import { FactList } from "@/components/policies/fact-list";
import type { PolicySection } from "@/components/policies/policy-page";

const call = <a href={contactLinks.phone}>{shop.phone}</a>;

/** The content of /terms. */
export const sections: PolicySection[] = [
  {
    id: "who",
    title: "Whom you buy from",
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
          {shop.name} sells its own goods here; nobody else sells through this site. Every way to reach us is on the
          page <Link href="/contact">Contact</Link>.
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
          You need no account: choose Continue as Guest. Your order is placed when the page shows you its order id.
          Until then nothing is bought; after that we get in touch with you before anything is dispatched.
        </p>
        <p>
          One order holds up to {MAX_LINES} lines and up to {MAX_QUANTITY} packs of each. If we can't send something, or
          its price was plainly a mistake, we tell you before dispatch, and you pay nothing for it.
        </p>
        <p>Please give a name, phone number and address at which a parcel really reaches you.</p>
      </>
    ),
  },
  {
    id: "prices",
    title: "Prices",
    body: (
      <>
        <p>
          Prices are in rupees, with all taxes included. A pack of {weightsText()} costs {pricesText()}; its page says
          what it costs today. What delivery costs is on the page{" "}
          <Link href="/shipping-returns">Shipping & Returns</Link>.
        </p>
        <p>
          The shop works out the whole order again before it is saved. If a price has changed meanwhile, nothing is
          ordered: you see the old and the new total, and decide. You never owe a sum that you did not see.
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
        <p>When the shop shows you one of these offers, these are its rules.</p>
        <FactList
          facts={[
            [
              "First order",
              `${FIRST_ORDER_PERCENT}% off the whole first order, with free delivery, once per customer. It is claimed with an account. ${firstOrderMinimumText}.`,
            ],
            [
              "Free samples",
              `Up to ${MAX_SAMPLES} different samples of ${SAMPLE_GRAMS} g beside at least one pack, and ${SAMPLE_PERCENT}% off the packs. They need an e-mail address, and are for a first try: once per phone number and e-mail address.`,
            ],
          ]}
        />
        <p>Discounts don't add up: where both hold, the first-order offer counts. The shop checks each of them.</p>
      </>
    ),
  },
  {
    id: "food",
    title: "The food",
    body: (
      <>
        <p>
          Each product's page shows its ingredients, allergens, storage and shelf life. The label on the pack in your
          hand is the one to go by. If you have an allergy, please read it before you eat, and call {call} when in
          doubt.
        </p>
        <p>Pictures show the dish or the spice; the pack that comes may look different.</p>
      </>
    ),
  },
  {
    id: "delivery",
    title: "Delivery, cancelling and returns",
    body: (
      <p>
        How soon an order comes, how to cancel it, and what we do about a damaged or wrong pack is on the page{" "}
        <Link href="/shipping-returns">Shipping & Returns</Link>. What we do with your details is on the page{" "}
        <Link href="/privacy">Privacy Policy</Link>.
      </p>
    ),
  },
  {
    id: "using",
    title: "Using this site",
    body: (
      <p>
        Read, share and link as you like. Please don't order in somebody else's name, use an offer twice, or flood the
        shop with requests: it makes whoever does wait. The texts and pictures are ours; ask before you reuse them.
      </p>
    ),
  },
  {
    id: "complaints",
    title: "When we disagree",
    body: (
      <>
        <p>
          Write or call first: most things are put right in one talk. If not, our{" "}
          <Link href="/contact#grievance">grievance officer</Link> looks into it. You can also turn to the National
          Consumer Helpline on <a href={`tel:${CONSUMER_HELPLINE}`}>{CONSUMER_HELPLINE}</a>.
        </p>
        <p>
          The law of India holds, and the courts of {shop.address.city} decide, unless consumer law lets you go to the
          ones where you live.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: <p>For your order, the terms count that stood here on the day you placed it.</p>,
  },
];
