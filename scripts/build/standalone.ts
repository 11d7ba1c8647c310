import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { addressOf } from "#lib/shop/language/paths.ts";
import { buildFolder } from "../content/folders.ts";
import { projectRoot } from "../env.ts";

/**
 * The folder of the server that Next has built with the packages it needs, absolute. In a package (scripts/package.ts)
 * it is the package's own.
 */
export function standaloneFolder(): string {
  return existsSync(join(projectRoot, "server.js")) ? projectRoot : join(projectRoot, buildFolder(), "standalone");
}

/**
 * Makes Next's standalone output whole: it gets the files that browsers load, as links, and loses its copies of the
 * .env files, which would outlive a change of the files themselves, and would come into a package.
 * @param withLinks false where a host copies these files itself, and would stumble over the links
 */
export function completeStandalone({ withLinks }: { withLinks: boolean }): void {
  const folder = standaloneFolder();
  for (const name of readdirSync(folder)) if (name.startsWith(".env")) rmSync(join(folder, name));
  if (!withLinks) return;
  for (const path of servedFolders()) {
    const link = join(folder, path);
    rmSync(link, { recursive: true, force: true });
    symlinkSync(relative(dirname(link), join(projectRoot, path)), link);
  }
}

/** The folders of files that browsers load: they have the same place in the project and in the standalone output. */
export const servedFolders = (): string[] => ["public", join(buildFolder(), "static")];

/** The addresses of the pages that the current build has prerendered. */
export function prerenderedRoutes(): Set<string> {
  const manifest = JSON.parse(readFileSync(join(standaloneFolder(), buildFolder(), "prerender-manifest.json"), "utf8"));
  return new Set(Object.keys(manifest.routes).map(addressOf));
}
