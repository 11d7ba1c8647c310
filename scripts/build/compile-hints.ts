import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../content/folders.ts";
import { projectRoot } from "../env.ts";

/**
 * Chromium reads this line at the top of a script: all its functions are compiled while it arrives, on another thread.
 * Without it the start of a page compiles them on the thread that answers touches. Other browsers take it for a
 * comment.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** Writes the hint to the top of every script of the build that browsers load. Calling it twice changes nothing. */
export function addCompileHints(): void {
  const chunks = join(projectRoot, buildFolder(), "static/chunks");
  for (const name of readdirSync(chunks)) {
    if (!name.endsWith(".js")) continue;
    const script = readFileSync(join(chunks, name), "utf8");
    if (!script.startsWith(COMPILE_HINT)) writeFileSync(join(chunks, name), COMPILE_HINT + script);
  }
}
