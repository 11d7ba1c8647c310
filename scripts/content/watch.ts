import { watch } from "node:fs";
import { dirname, resolve } from "node:path";
import { projectRoot } from "../env.ts";
import { contentFolder } from "./folders.ts";
import { SCRIPT } from "./inline-scripts.ts";
import { POLICIES } from "./policies.ts";
import { TEXTS } from "./text-modules.ts";
import { writeContent } from "./write.ts";

/** An editor writes a file in several steps; so long, in milliseconds, nothing must change before it is read. */
const QUIET = 200;

/** In development: generates the shop's modules again whenever its content, its policies, the texts of its pages or their inline script change, and reports mistakes in it. */
export function watchContent(say: (line: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of [contentFolder(), POLICIES, TEXTS, dirname(SCRIPT)])
    watch(resolve(projectRoot, folder), { recursive: true, persistent: false }, () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        for (const problem of await writeContent()) say(problem);
      }, QUIET);
    });
}
