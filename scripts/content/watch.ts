import { readdirSync, watch } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { projectRoot } from "../env.ts";
import { contentFolder } from "./folders.ts";
import { SCRIPT } from "./inline-scripts.ts";
import { PAGES } from "./page-list.ts";
import { POLICIES } from "./policies.ts";
import { TEXTS } from "./text-modules.ts";
import { writeContent } from "./write.ts";

/** An editor writes a file in several steps; so long, in milliseconds, nothing must change before it is read. */
const QUIET = 200;

/**
 * In development: generates the shop's modules again whenever its content, its policies, its pages, their texts or their
 * inline script change, and reports mistakes in it.
 */
export function watchContent(say: (line: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of [contentFolder(), POLICIES, TEXTS, dirname(SCRIPT), PAGES].flatMap(withFolders))
    watch(folder, { persistent: false }, () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        for (const problem of await writeContent()) say(problem);
      }, QUIET);
    });
}

/**
 * A folder and all below it, absolute. Each is watched by itself: a recursive watch holds on to each file on Linux, and
 * hears no more of one that an editor has replaced.
 */
function withFolders(folder: string): string[] {
  const root = resolve(projectRoot, folder);
  const below = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}
