import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { festivalsOn } from "#lib/shop/shop-state/owners-lines.ts";
import { pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { pause } from "#texts/en/pause.ts";
import { sampleNotice } from "#texts/en/sample-notice.ts";
import { NoticeLine, SampleNotice } from "@/components/layout/notice-line";

/**
 * What the shop's frame and the checkout's show around a page: a pause, festivals and notices, as they are when it is
 * made.
 */
export function framePropsIn(language: Language) {
  const festivals = festivalsOn(indianDay(new Date()));
  return {
    pause: pauseText(shopState(), language, translateIn(language, pause)) ?? undefined,
    ...(festivals && { festivals }),
    line: <NoticeLine language={language} />,
    notice: <SampleNotice siteUrl={pageOrigin()} t={translateIn(language, sampleNotice)} />,
  };
}
