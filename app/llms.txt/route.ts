import { pageOrigin } from "#lib/server/settings/site.ts";
import { llmsText } from "#lib/shop/seo/llms-text.ts";

/** Made by the build, and anew when the shop's facts change. */
export const dynamic = "force-static";

/** The shop for language models. */
export const GET = (): Response =>
  new Response(llmsText(pageOrigin()), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
