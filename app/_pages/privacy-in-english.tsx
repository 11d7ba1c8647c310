import { Link } from "#lib/browser/language/link.ts";
import { addressText, contactLinks, shop } from "#lib/shop/shop.ts";
import { storageList } from "#lib/shop/storage/storage-list.ts";
import { FactList } from "@/components/policies/fact-list";
import type { PolicySection } from "@/components/policies/policy-page";

const mail = <a href={contactLinks.email}>{shop.email}</a>;
const call = <a href={contactLinks.phone}>{shop.phone}</a>;

/** The content of /privacy. A change of what the shop stores or sends needs a change here. */
export const sections: PolicySection[] = [
  {
    id: "asked",
    title: "What we ask for, and why",
    body: (
      <>
        <FactList
          facts={[
            ["Name and address", "To send the parcel: street, city, state and pincode."],
            ["Phone number", "To confirm the order with you, for the courier, and so you can look up your order."],
            [
              "E-mail address",
              "To tell you about your order. As a guest you can leave it out, unless you take free samples.",
            ],
            ["What you order", "The products, the amounts, the discount and the order's status."],
          ]}
        />
        <p>
          Nothing else: no date of birth, no card number, no PIN and no OTP. We don't sell your details, and we don't
          use them to advertise.
        </p>
      </>
    ),
  },
  {
    id: "kept",
    title: "Where we keep your order, and who gets it",
    body: (
      <>
        <FactList
          facts={[
            [
              "The order book",
              "A database file on the server that runs this shop, or Google's Firestore if the shop runs on that. Only our staff can look through it.",
            ],
            [
              "Our warehouse",
              "Gets the order by e-mail and, where it's switched on, by WhatsApp (through Twilio): your name, phone, address and items.",
            ],
            [
              "You",
              "Get e-mails about the order if you gave an address, and text messages through Twilio where these are switched on.",
            ],
            ["The courier", "Gets the name, phone number and address on the parcel."],
            ["Nobody else", "Unless the law requires it."],
          ]}
        />
        <p>
          Anyone who knows both an order's id and its phone number can see its status on the{" "}
          <Link href="/order-status">Order status</Link> page. Even then the phone number and the street are hidden, and
          after a few wrong numbers the page stops answering for a while.
        </p>
      </>
    ),
  },
  {
    id: "browser",
    title: "What stays in your own browser",
    body: (
      <>
        <p>We keep a few things on your device, where no other site can read them.</p>
        <FactList facts={storageList.map(({ name, what }) => [name, what])} />
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-tamarind underline underline-offset-4">
            For the technically minded: the names in your browser's storage
          </summary>
          <dl className="grid gap-2 text-sm">
            {storageList.map(({ name, key, area }) => (
              <div key={key}>
                <dt className="inline">{name}:</dt>{" "}
                <dd className="inline">
                  <code>{key}</code> in {area}
                </dd>
              </div>
            ))}
          </dl>
        </details>
        <p>
          The catalogue pages you open, and their pictures, are kept too, so they open without a connection. Your cart,
          your account and your orders are not.
        </p>
        <p>You can clear all of it in your browser's settings at any time. It doesn't touch orders you've placed.</p>
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and counting visits",
    body: (
      <>
        <p>
          With JavaScript on you can look around, fill a cart and order as a guest without a single cookie. Without it,
          or if you press Add to Cart before a page is ready, your cart is in a cookie: the products and how many,
          signed so nobody can change it, and nothing about you. A second one beside it only says that there is such a
          cart. Both go 30 days after you last changed it. If you claim the first-order offer with an account, this
          browser gets one more: it lets you use the offer here after signing out, says which account claimed it, and
          goes when the offer is used, or after 30 days.
        </p>
        <p>
          We don't follow you from site to site. We count visits only if we've asked and you say yes. Until then we load
          no analytics. After a yes, Google also learns which products are looked at, put in the cart and ordered, at
          what price. It never gets your name, phone, e-mail, address or order id from us.
        </p>
      </>
    ),
  },
  {
    id: "accounts",
    title: "Accounts",
    body: (
      <p>
        You never need an account. If you make one, Google's Firebase runs the sign-in. It keeps your name, e-mail
        address and password, and nobody can read the password back.
      </p>
    ),
  },
  {
    id: "notes",
    title: "What our server logs",
    body: (
      <>
        <p>
          Its log holds the time, the order id and how it went: never a name, a phone number, an e-mail address, an
          address or a password.
        </p>
        <p>
          To stop floods of requests and guessing, the server counts how often one internet address places or looks up
          orders, and how often a wrong phone number is tried for an order. It counts in memory, and as keyed
          fingerprints that neither can be read from. They count for an hour at most, and are deleted within a day.
        </p>
      </>
    ),
  },
  {
    id: "offers",
    title: "Offers you can use once",
    body: (
      <p>
        When you use an offer for new customers, we have to remember that, or it would work twice. We keep a keyed
        fingerprint of your phone number and e-mail address, not the two themselves: we can tell when the same number
        comes again, but can't read the number from it. If you have an account, we also note under its id that you
        claimed the offer, and that you used it or had samples.
      </p>
    ),
  },
  {
    id: "how-long",
    title: "How long we keep it",
    body: (
      <p>
        We keep an order for as long as the law makes us keep bills, and to answer your questions about it. We keep
        backup copies just as safe, and delete them as newer ones replace them.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Seeing, correcting and erasing",
    body: (
      <>
        <p>
          Write to {mail} or call {call}. We check that it's you, by the phone number of your order. Then we:
        </p>
        <ul>
          <li>tell you what we have, and correct what is wrong;</li>
          <li>
            erase your name, phone number, e-mail address and address from your orders. What the law makes us keep, such
            as the amounts of a bill, stays without them;
          </li>
          <li>delete the messages about your orders from our warehouse's mail and WhatsApp, by hand;</li>
          <li>stop anything you agreed to before.</li>
        </ul>
        <p>
          The fingerprints of offers you've used stay, because nothing can be read from them. The Digital Personal Data
          Protection Act, 2023 gives you these rights.
        </p>
      </>
    ),
  },
  {
    id: "who",
    title: "Who is responsible",
    body: (
      <p>
        {shop.legalName}, {addressText}. If we haven't treated your details as promised here, tell our{" "}
        <Link href="/contact#grievance">grievance officer</Link>.
      </p>
    ),
  },
];
