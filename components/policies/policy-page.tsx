import { Fragment, type ReactNode } from "react";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { POLICIES_CHANGED } from "#lib/shop/policies.ts";
import type { PoliciesTexts } from "#texts/en/policies.ts";
import { Kolam } from "@/components/ui/kolam";
import { type Glance, GlanceCards } from "./glance-cards";
import { PageBand } from "./page-band";
import "./reading.css";

export type PolicySection = { id: string; title: string; body: ReactNode };
type Props = {
  language: Language;
  t: Translate<PoliciesTexts>;
  title: string;
  intro: string;
  category: string;
  /** What the page's own addresses begin with. */
  origin: string;
  glance: Glance[];
  sections: PolicySection[];
};

const longDate = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: "long", timeZone: "Asia/Kolkata", numberingSystem: "latn" });

/** A page to be read: a band with its title, the figures that matter, where to find what, and the text in a narrow column. */
export function PolicyPage({ language, t, title, intro, category, origin, glance, sections }: Props) {
  return (
    <article className="page" data-category={category}>
      <PageBand language={language} title={title} intro={intro} origin={origin} />
      <GlanceCards label={t("atAGlance")} cards={glance} />
      <div className="policy-columns mt-12 grid gap-x-16 gap-y-10">
        <nav aria-labelledby="on-this-page" className="rounded-pack bg-(--light) p-6 lg:sticky lg:top-28 lg:self-start">
          <h2 id="on-this-page" className="text-(--deep) text-xl">
            {t("onThisPage")}
          </h2>
          <ol className="policy-contents mt-2 gap-x-8 sm:columns-2 lg:columns-1">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center text-pretty py-1 leading-snug underline-offset-4 hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              {index > 0 && <Kolam rows={[9]} className="my-10 h-4 w-36 text-brass" />}
              <section id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-28">
                <h2 id={`${section.id}-title`} className="text-2xl sm:text-3xl">
                  {section.title}
                </h2>
                <div className="reading mt-4">{section.body}</div>
              </section>
            </Fragment>
          ))}
          <p className="policy-changed mt-14 pt-4 text-tamarind">
            {t("changedOn")}{" "}
            <time dateTime={POLICIES_CHANGED}>{longDate(language).format(new Date(POLICIES_CHANGED))}</time>.
          </p>
        </div>
      </div>
    </article>
  );
}
