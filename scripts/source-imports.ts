import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { projectRoot } from "./env.ts";

/**
 * Lets a script import the shop's own code as that code imports itself: '@/…' from the project's folder, and no '.ts' at
 * the end. Loaded before the script: node --import ./scripts/source-imports.ts.
 */
registerHooks({
  resolve(specifier, context, next) {
    const file = sourceFile(specifier, context.parentURL);
    return file && existsSync(file) ? next(pathToFileURL(file).href, context) : next(specifier, context);
  },
});

function sourceFile(specifier: string, parent: string | undefined): string | null {
  if (specifier.startsWith("@/")) return join(projectRoot, `${specifier.slice(2)}.ts`);
  if (!specifier.startsWith("./") || !parent?.startsWith("file:")) return null;
  return fileURLToPath(new URL(`${specifier}.ts`, parent));
}
