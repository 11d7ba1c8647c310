import type { Metadata } from "next";
import Link from "next/link";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { CONSUMER_HELPLINE, GRIEVANCE } from "#lib/shop/policies.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { addressText, contactLinks, shop } from "#lib/shop/shop.ts";
import { ContactCards } from "@/components/policies/contact-cards";
import { FactList } from "@/components/policies/fact-list";
import { PageBand } from "@/components/policies/page-band";
import { Kolam } from "@/components/ui/kolam";
import "@/components/policies/reading.css";

export const metadata: Metadata = pageMetadata({
  title: "Contact",
  description: `How to reach ${shop.name} by phone, WhatsApp, e-mail or post about an order, a recipe or a pack, and who our grievance officer is.`,
  path: "/contact",
  card: homeShareCard(),
});

export default function ContactPage() {
  const { grievanceOfficer } = shop;
  return (
    <article className="page" data-category={accent(1)}>
      <PageBand
        title="Contact"
        origin={pageOrigin()}
        intro="A question about an order, a recipe or a pack? Call or write: a real person answers."
      />
      <ContactCards />
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <section aria-labelledby="order-title">
            <h2 id="order-title" className="text-2xl sm:text-3xl">
              About an order
            </h2>
            <div className="reading mt-4">
              <p>
                The <Link href="/order-status">Order status</Link> page shows where it is. Calling us? The last six
                characters of the order id are all we need.
              </p>
              <p>
                A pack came damaged or wrong? <Link href="/shipping-returns#damaged">We put it right</Link>.
              </p>
            </div>
          </section>
          <Kolam rows={[9]} className="my-10 h-4 w-36 text-brass" />
          <section aria-labelledby="seller-title">
            <h2 id="seller-title" className="text-2xl sm:text-3xl">
              Who we are: {shop.name}
            </h2>
            <div className="reading mt-4">
              <FactList
                facts={[
                  ["Legal name", shop.legalName],
                  ["FSSAI licence", shop.fssaiLicence],
                ]}
              />
            </div>
          </section>
        </div>
        <section id="grievance" aria-labelledby="grievance-title" className="scroll-mt-28">
          <h2 id="grievance-title" className="text-2xl sm:text-3xl">
            Grievance officer
          </h2>
          <div className="reading mt-4">
            <p>Not happy with our answer? Write to our grievance officer.</p>
            <FactList
              facts={[
                ["Name", grievanceOfficer.name],
                [
                  "E-mail",
                  <a key="mail" href={`mailto:${grievanceOfficer.email}`}>
                    {grievanceOfficer.email}
                  </a>,
                ],
                [
                  "Phone",
                  <a key="phone" href={contactLinks.phone}>
                    {shop.phone}
                  </a>,
                ],
                ["Address", `${shop.legalName}, ${addressText}`],
              ]}
            />
            <p>
              We acknowledge complaints within {GRIEVANCE.acknowledgedWithin} and settle them within{" "}
              {GRIEVANCE.settledWithin}. You can also call the National Consumer Helpline on{" "}
              <a href={`tel:${CONSUMER_HELPLINE}`}>{CONSUMER_HELPLINE}</a>.
            </p>
          </div>
        </section>
      </div>
    </article>
  );
}
