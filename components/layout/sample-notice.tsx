import type { Translate } from "#lib/shop/language/translate.ts";
import { isPublicSite } from "#lib/shop/public-site.ts";
import { hasSampleFacts } from "#lib/shop/shop-texts.ts";
import type { SampleNoticeTexts } from "#texts/en/sample-notice.ts";

type Props = { siteUrl: string; t: Translate<SampleNoticeTexts> };

/** Says on every page of a public shop that its address and numbers are samples, as long as they are. */
export function SampleNotice({ siteUrl, t }: Props) {
  if (!hasSampleFacts || !isPublicSite(siteUrl)) return null;
  return <p className="notice page my-4">{t("text")}</p>;
}
