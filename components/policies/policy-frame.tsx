import { Fragment } from "react";
import type { PolicyFacts, PolicyPart } from "#lib/shop/content/policy-text.ts";
import { POLICIES_CHANGED } from "#lib/shop/facts/shop-texts.ts";
import { dateOf } from "#lib/shop/language/dates.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { PoliciesTexts } from "#texts/en/policies.ts";
import { Kolam } from "@/components/ui/kolam";
import { PageBand } from "./page-band";
import { PolicyText } from "./policy-text";
import { ReadingPart } from "./reading-part";

type Props = {
  language: Language;
  t: Translate<PoliciesTexts>;
  title: string;
  intro: string;
  category: string;
  /** What the page's own addresses begin with. */
  origin: string;
  /** The figures or words that a reader came for, and what each is about. */
  glance: { big: string; about: string; category: string }[];
  parts: PolicyPart[];
  facts: PolicyFacts;
};

/**
 * A page to be read: a band with its title, the figures that matter, where to find what, and the text in a narrow
 * column.
 */
export function PolicyFrame({ language, t, title, intro, category, origin, glance, parts, facts }: Props) {
  return (
    <article className="page" data-category={category}>
      <PageBand language={language} title={title} intro={intro} origin={origin} />
      {/* Each on a colour of its own; on a phone two in a row, where their words fit. */}
      <ul
        aria-label={t("atAGlance")}
        className="mt-4 flex flex-wrap gap-3 wrap-break-word *:max-w-full *:flex-[1_1_9rem] sm:mt-5 sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-4"
      >
        {glance.map(({ big, about, category }) => (
          <li key={about} data-category={category} className="rounded-pack bg-(--light) p-4 sm:p-6">
            <p className="font-display text-(--deep) text-2xl leading-none sm:text-4xl">{big}</p>
            <p className="mt-2 leading-snug">{about}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,40rem)]">
        <nav aria-labelledby="on-this-page" className="rounded-pack bg-(--light) p-6 lg:sticky lg:top-28 lg:self-start">
          <h2 id="on-this-page" className="text-(--deep) text-xl">
            {t("onThisPage")}
          </h2>
          <ol className="mt-2 gap-x-8 sm:columns-2 lg:columns-1">
            {parts.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center text-pretty py-1 leading-snug underline-offset-4 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {parts.map(({ id, title, blocks }, index) => (
            <Fragment key={id}>
              {index > 0 && <Kolam rows={[9]} className="my-10 h-4 w-36 text-brass" />}
              <ReadingPart id={id} name={`${id}-title`} title={title} className="scroll-mt-28">
                <PolicyText blocks={blocks} facts={facts} language={language} t={t} />
              </ReadingPart>
            </Fragment>
          ))}
          <p className="mt-14 border-tamarind-20 border-t pt-4 text-tamarind">
            {t("changedOn")} <time dateTime={POLICIES_CHANGED}>{dateOf(POLICIES_CHANGED, language)}</time>.
          </p>
        </div>
      </div>
    </article>
  );
}
