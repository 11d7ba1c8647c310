import type { ReactNode } from "react";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { pause } from "#texts/en/pause.ts";
import { sampleNotice } from "#texts/en/sample-notice.ts";
import { SampleNotice } from "@/components/layout/sample-notice";
import { CheckoutFrame } from "./checkout-frame";

type Props = { language: Language; children: ReactNode };

/** What is around the two pages of the checkout. */
export function CheckoutLayout({ language, children }: Props) {
  const paused = pauseText(shopState(), language, translateIn(language, pause));
  return (
    <CheckoutFrame
      pause={paused ?? undefined}
      notice={<SampleNotice siteUrl={pageOrigin()} t={translateIn(language, sampleNotice)} />}
    >
      {children}
    </CheckoutFrame>
  );
}
