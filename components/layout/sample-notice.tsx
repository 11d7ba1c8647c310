import { isPublicSite } from "#lib/shop/public-site.ts";
import { hasSampleFacts } from "#lib/shop/shop-texts.ts";

/** Says on every page of a public shop that its address and numbers are samples, as long as they are. */
export function SampleNotice({ siteUrl }: { siteUrl: string }) {
  if (!hasSampleFacts || !isPublicSite(siteUrl)) return null;
  return (
    <p className="notice page my-4">
      Please don't order yet: some of the shop's name, address, phone numbers and licence are still samples.
    </p>
  );
}
