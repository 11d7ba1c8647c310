import { isPublicSite } from "#lib/shop/facts/public-site.ts";
import { hasSampleFacts } from "#lib/shop/facts/shop-texts.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { lineIn, noticeOn } from "#lib/shop/shop-state/owners-lines.ts";
import type { SampleNoticeTexts } from "#texts/en/sample-notice.ts";

/** The owner's notice on top of every page, on its days. */
export function NoticeLine({ language }: { language: Language }) {
  const notice = noticeOn(indianDay(new Date()));
  if (!notice) return null;
  const { text, lang } = lineIn(language, notice);
  return (
    <p lang={lang} className="border-turmeric border-b-4 bg-butter px-4 py-3 text-center font-semibold">
      {text}
    </p>
  );
}

type Props = { siteUrl: string; t: Translate<SampleNoticeTexts> };

/** Says on every page of a public shop that its address and numbers are samples, as long as they are. */
export function SampleNotice({ siteUrl, t }: Props) {
  if (!hasSampleFacts || !isPublicSite(siteUrl)) return null;
  return <p className="notice page my-4">{t("text")}</p>;
}
