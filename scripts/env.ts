import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** The folder that package.json is in. Every script works from here, wherever it was called from. */
export const projectRoot = join(import.meta.dirname, "..");

type Mode = "production" | "development";

/** Reads the .env files that Next reads in this mode, in its order: what is already set wins, then the earlier file. */
export function loadEnvFiles(mode: Mode): void {
  for (const file of envFiles(mode)) process.loadEnvFile(file);
}

/**
 * Empties whatever the .env files would set. Next reads them by itself, and a test must never send mail, or take
 * orders, where somebody's real shop does. An empty value counts as unset, and wins over a file's.
 */
export function ignoreEnvFiles(): void {
  for (const file of envFiles("production")) {
    for (const name of Object.keys(parseEnv(readFileSync(file, "utf8")))) process.env[name] ??= "";
  }
}

function envFiles(mode: Mode): string[] {
  return [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]
    .map((name) => join(projectRoot, name))
    .filter((file) => existsSync(file));
}

/** This process's environment, for whoever checks it. */
export function environment(): Record<string, string | undefined> {
  return process.env;
}

/**
 * The environment a child gets. NODE_ENV stays behind: Next sets its own, and builds wrongly under a foreign one such as
 * a test runner's.
 */
export function childEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const variables: Record<string, string | undefined> = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...extra };
  delete variables.NODE_ENV;
  return variables as NodeJS.ProcessEnv;
}
