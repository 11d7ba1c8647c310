import { pageOrigin } from "#lib/server/site.ts";
import { llmsText } from "#lib/shop/seo/llms-text.ts";

/** Made once, by the build: it has nothing that changes while the shop runs. */
export const dynamic = "force-static";

/** The shop for language models. */
export const GET = (): Response =>
  new Response(llmsText(pageOrigin()), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
