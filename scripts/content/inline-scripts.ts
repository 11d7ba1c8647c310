import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../env.ts";

/** The script that each page has inline, from the project's root. */
export const SCRIPT = "components/layout/load-order-script.ts";
/** The oldest browser that is served. */
const OLDEST = "chrome80";

/**
 * Bundles that script into a module with its text. A module that is there of the same source is left:
 * the bundler would take time and memory at every start.
 * @param folder where the module is
 * @returns the module's text by its name; empty when it is there
 */
export async function inlineModules(folder: string): Promise<Record<string, string>> {
  const source = readFileSync(join(projectRoot, SCRIPT));
  const head = `/* Made from ${SCRIPT} (${createHash("sha256").update(source).digest("hex")}): never edit it by hand. */\n`;
  const made = join(folder, "load-order.ts");
  if (existsSync(made) && readFileSync(made, "utf8").startsWith(head)) return {};
  const { build } = await import("rolldown");
  const { output } = await build({
    input: join(projectRoot, SCRIPT),
    platform: "browser",
    tsconfig: false,
    transform: { target: OLDEST },
    output: { format: "iife", minify: true },
    write: false,
  });
  return { "load-order.ts": `${head}export const loadOrderScript = ${JSON.stringify(output[0].code.trim())};\n` };
}
