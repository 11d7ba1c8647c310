import type { ReactNode } from "react";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { shopTextsIn } from "#lib/shop/shop-texts.ts";
import { pause } from "#texts/en/pause.ts";
import { sampleNotice } from "#texts/en/sample-notice.ts";
import { SampleNotice } from "@/components/layout/sample-notice";
import { ShopFrame } from "./shop-frame";

type Props = { language: Language; children: ReactNode };

/** Header, footer and bars around a page of the shop. */
export function ShopLayout({ language, children }: Props) {
  const paused = pauseText(shopState(), language, translateIn(language, pause));
  return (
    <ShopFrame
      pause={paused ?? undefined}
      tagline={language === "en" ? undefined : shopTextsIn(language).tagline}
      notice={<SampleNotice siteUrl={pageOrigin()} t={translateIn(language, sampleNotice)} />}
    >
      {children}
    </ShopFrame>
  );
}
