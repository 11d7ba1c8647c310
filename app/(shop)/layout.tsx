import type { ReactNode } from "react";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { sampleNotice } from "#texts/en/sample-notice.ts";
import { SampleNotice } from "@/components/layout/sample-notice";
import { ShopFrame } from "./shop-frame";

export default function ShopLayout({ children }: { children?: ReactNode }) {
  const pause = pauseText(shopState());
  return (
    <ShopFrame
      {...(pause !== null && { pause })}
      notice={<SampleNotice siteUrl={pageOrigin()} t={translate(sampleNotice)} />}
    >
      {children}
    </ShopFrame>
  );
}
