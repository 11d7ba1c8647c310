import { watch } from "node:fs";
import { resolve } from "node:path";
import { projectRoot } from "../env.ts";
import { contentFolder } from "./folders.ts";
import { writeContent } from "./write.ts";

/** An editor writes a file in several steps; so long, in milliseconds, nothing must change before it is read. */
const QUIET = 200;

/** In development: generates the shop's modules again whenever its content changes, and reports mistakes in it. */
export function watchContent(say: (line: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(resolve(projectRoot, contentFolder()), { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      for (const problem of await writeContent()) say(problem);
    }, QUIET);
  });
}
