import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** The folder that package.json is in. Every script works from here, wherever it was called from. */
export const projectRoot = join(import.meta.dirname, "..");

/** Reads .env.local and .env, as Next does: what is already set wins, and .env.local wins over .env. */
export function loadEnvFiles(): void {
  for (const file of envFiles()) process.loadEnvFile(file);
}

/**
 * Empties whatever .env.local and .env would set. Next reads them by itself, and a test must never send mail, or take
 * orders, where somebody's real shop does. An empty value counts as unset, and wins over a file's.
 */
export function ignoreEnvFiles(): void {
  for (const file of envFiles()) {
    for (const name of Object.keys(parseEnv(readFileSync(file, "utf8")))) process.env[name] ??= "";
  }
}

function envFiles(): string[] {
  return [".env.local", ".env"].map((name) => join(projectRoot, name)).filter((file) => existsSync(file));
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
