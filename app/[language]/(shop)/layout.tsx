import type { ReactNode } from "react";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { languageIn } from "#lib/server/pages/page-props.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { pageOrigin } from "#lib/server/site.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { festivalsOn } from "#lib/shop/shop-state/owners-lines.ts";
import { pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { shopTextsIn } from "#lib/shop/shop-texts.ts";
import { pause } from "#texts/en/pause.ts";
import { sampleNotice } from "#texts/en/sample-notice.ts";
import { ShopFrame } from "@/app/_frame/shop-frame";
import { NoticeLine } from "@/components/layout/notice-line";
import { SampleNotice } from "@/components/layout/sample-notice";

type Props = { params: Promise<{ language: string }>; children: ReactNode };

/** Header, footer and bars around a page of the shop. */
export default async function ShopLayout(props: Props) {
  const language = await languageIn(props);
  const festivals = festivalsOn(indianDay(new Date()));
  const paused = pauseText(shopState(), language, translateIn(language, pause));
  return (
    <ShopFrame
      pause={paused ?? undefined}
      {...(festivals && { festivals })}
      line={<NoticeLine language={language} />}
      tagline={language === "en" ? undefined : shopTextsIn(language).tagline}
      notice={<SampleNotice siteUrl={pageOrigin()} t={translateIn(language, sampleNotice)} />}
    >
      {props.children}
    </ShopFrame>
  );
}
