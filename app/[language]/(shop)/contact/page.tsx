import { Link } from "#lib/browser/language/link.ts";
import { richIn, translateIn } from "#lib/server/language/translate-in.ts";
import { metadataOf, pageTitle } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { accent } from "#lib/shop/catalogue/catalogue.ts";
import { addressText, contactLinks, shop } from "#lib/shop/facts/shop.ts";
import { CONSUMER_HELPLINE, grievanceOfficer, licenceIn, shopTextsIn } from "#lib/shop/facts/shop-texts.ts";
import { langOfDefault } from "#lib/shop/language/language.ts";
import { contact } from "#texts/en/contact.ts";
import { ContactCards } from "@/components/policies/contact-cards";
import { FactList } from "@/components/policies/fact-list";
import { PageBand } from "@/components/policies/page-band";
import { ReadingPart } from "@/components/policies/reading-part";
import { Kolam } from "@/components/ui/kolam";

export const generateMetadata = metadataOf("contact", { indexed: true, offline: true });

/** How to reach the shop, who it is, and who hears complaints. */
export default async function ContactPage({ params }: PageProps) {
  const { language } = await params;
  const { complaintAcknowledgedWithin: acknowledged, complaintSettledWithin: settled } = shopTextsIn(language).policies;
  const t = translateIn(language, contact);
  const licence = licenceIn(language);
  const rich = richIn(language, contact);
  /** A name or an address, which is the same in every language. */
  const own = (text: string) => <span lang={langOfDefault(language)}>{text}</span>;
  return (
    <article className="page" data-category={accent(1)}>
      <PageBand language={language} title={pageTitle(language, "contact")} origin={pageOrigin()} intro={t("intro")} />
      <ContactCards language={language} t={t} />
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <ReadingPart name="order-title" title={t("aboutOrder")}>
            <p>{rich("statusPage", { status: (words) => <Link href="/order-status">{words}</Link> })}</p>
            <p>{rich("damaged", { fix: (words) => <Link href="/shipping-returns#damaged">{words}</Link> })}</p>
          </ReadingPart>
          <Kolam rows={[9]} className="my-10 h-4 w-36 text-brass" />
          <ReadingPart name="seller-title" title={t("whoWeAre", { shop: shop.names[language] })}>
            <FactList facts={[[t("legalName"), own(shop.legalName)], ...(licence ? [licence] : [])]} />
          </ReadingPart>
        </div>
        <ReadingPart id="grievance" name="grievance-title" title={t("officer")} className="scroll-mt-28">
          <p>{t("officerIntro")}</p>
          <FactList
            facts={[
              [t("name"), own(grievanceOfficer.name)],
              [t("designation"), own(grievanceOfficer.designation)],
              [t("email"), link(`mailto:${grievanceOfficer.email}`, grievanceOfficer.email)],
              [t("phone"), link(contactLinks.phone, shop.phone)],
              [t("address"), own(`${shop.legalName}, ${addressText}`)],
            ]}
          />
          <p>
            {rich("settled", {
              acknowledged,
              settled,
              number: CONSUMER_HELPLINE,
              helpline: (words) => <a href={`tel:${CONSUMER_HELPLINE}`}>{words}</a>,
            })}
          </p>
        </ReadingPart>
      </div>
    </article>
  );
}

const link = (href: string, text: string) => <a href={href}>{text}</a>;
