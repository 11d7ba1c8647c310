import { Link } from "#lib/browser/language/link.ts";
import { states } from "#lib/shop/customer/address.ts";
import { DAYS_ELSEWHERE, HOME_STATE, homeDelivery, PROCESSING_TIME } from "#lib/shop/order/delivery.ts";
import { REFUND_WITHIN_DAYS, REPORT_WITHIN_HOURS } from "#lib/shop/policies.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";
import { FactList } from "@/components/policies/fact-list";
import type { PolicySection } from "@/components/policies/policy-page";

const call = <a href={contactLinks.phone}>{shop.phone}</a>;
const whatsapp = (
  <a href={contactLinks.whatsapp} rel="noopener">
    WhatsApp
  </a>
);
const mail = <a href={contactLinks.email}>{shop.email}</a>;

/** The content of /shipping-returns. */
export const sections: PolicySection[] = [
  {
    id: "where",
    title: "Where we deliver, and what it costs",
    body: (
      <p>
        We deliver to all {states.length} states and union territories of India.{" "}
        {DELIVERY_CHARGE === 0
          ? "Delivery is free, whatever you order: the price on the pack is all you pay."
          : `Delivery costs ${rupees(DELIVERY_CHARGE)} for each order.`}{" "}
        We don't send parcels abroad.
      </p>
    ),
  },
  {
    id: "how-long",
    title: "How long it takes",
    body: (
      <>
        <FactList
          facts={[
            ["Packing", `We pack your order within ${PROCESSING_TIME}.`],
            [HOME_STATE, `Delivery in ${homeDelivery}.`],
            ["Elsewhere in India", `Delivery in ${DAYS_ELSEWHERE} days.`],
          ]}
        />
        <p>
          Business days are Monday to Friday. Once you've ordered, your order's page shows the day we expect it to reach
          you.
        </p>
      </>
    ),
  },
  {
    id: "following",
    title: "Following your order",
    body: (
      <>
        <p>
          The <Link href="/order-status">Order status</Link> page shows where your order is. All it needs is the order
          id and the phone number you ordered with.
        </p>
        <p>
          If you gave an e-mail address, we e-mail you when you order and each time the status changes. Where text
          messages are switched on, your phone gets them too. Calling us? The last six characters of the order id are
          enough.
        </p>
      </>
    ),
  },
  {
    id: "cancelling",
    title: "Changing or cancelling an order",
    body: (
      <p>
        Until your parcel leaves us, call {call} or write on {whatsapp}, and we'll change or cancel the order. Nothing
        was charged online, so there's usually nothing to give back. If you've paid already, we refund it in full within{" "}
        {REFUND_WITHIN_DAYS} business days.
      </p>
    ),
  },
  {
    id: "damaged",
    title: "Damaged, wrong or missing packs",
    body: (
      <>
        <p>
          Please tell us within {REPORT_WITHIN_HOURS} hours of delivery, with your order id and a photo of what came: by
          phone on {call}, on {whatsapp}, or to {mail}.
        </p>
        <ul>
          <li>We replace the pack or refund it. You choose.</li>
          <li>The replacement and the return are both on us.</li>
          <li>Your refund is on its way within {REFUND_WITHIN_DAYS} business days, the same way you paid.</li>
        </ul>
      </>
    ),
  },
  {
    id: "late",
    title: "If a parcel doesn't come",
    body: (
      <p>
        Has the expected day passed? Call {call}. We'll trace your parcel. If we can't find it, we send your order again
        or refund it.
      </p>
    ),
  },
  {
    id: "not-returned",
    title: "What we can't take back",
    body: (
      <>
        <p>
          This is food, so we can't sell a pack again once it has reached you. We don't take back packs that were opened
          or are no longer wanted.
        </p>
        <p>
          None of this takes away the rights that the Consumer Protection Act, 2019 gives you. If we can't agree, write
          to our <Link href="/contact#grievance">grievance officer</Link>.
        </p>
      </>
    ),
  },
];
