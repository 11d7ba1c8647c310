import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "#lib/server/settings/env.ts";

/** Next's name of the build that is running; the dev server's has none. */
export function buildId(): string {
  const file = join(/* turbopackIgnore: true */ process.cwd(), buildFolder, "BUILD_ID");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "dev";
}

/**
 * The service worker as browsers run it, from lib/browser/service-worker/worker.ts. Only a build calls this: the
 * packages that it is bundled with need not be installed where the shop runs.
 * @param build names this build, so that each deployment has a worker of its own
 */
export async function serviceWorker(build: string): Promise<string> {
  const { build: bundle } = await import("rolldown");
  const root = process.cwd();
  const { output } = await bundle({
    input: join(/* turbopackIgnore: true */ root, "lib/browser/service-worker/worker.ts"),
    platform: "browser",
    tsconfig: false,
    resolve: { alias: { "@": root } },
    transform: { define: { BUILD: JSON.stringify(build), "process.env.NODE_ENV": '"production"' } },
    output: { format: "iife", minify: true },
    write: false,
  });
  return output[0].code;
}
