import { buildId, serviceWorker } from "#lib/server/pages/service-worker.ts";

/** Made once, by the build. */
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(await serviceWorker(buildId()), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
