import { join } from "node:path";
import nextEnv from "@next/env";

/** The folder of package.json, absolute. Every script works from here, wherever it was called from. */
export const projectRoot = join(import.meta.dirname, "..");

/**
 * Errors in a file are printed; that a file was loaded is not. A file that can't be read ends the command: the shop has
 * settings there.
 */
const log = {
  info: () => {},
  error(message: string, cause?: unknown) {
    if (cause instanceof Error && "syscall" in cause) throw cause;
    console.error(message, cause);
  },
};

/**
 * Loads the .env files of this mode with Next's own reader, so that a value means the same to the scripts and to Next,
 * '$' and quotes included. A variable that is set already wins, then the more specific file.
 */
export function loadEnvFiles(mode: "production" | "development"): void {
  nextEnv.loadEnvConfig(projectRoot, mode === "development", log, true);
}

/**
 * Sets every variable of the .env files to an empty text. Next reads these files by itself, and a test must never send
 * mail or take orders with the settings of a real shop. An empty value counts as unset, and wins over a file's.
 */
export function ignoreEnvFiles(): void {
  const { NODE_ENV, ...variables } = environment();
  // A test runner sets it to 'test', and the reader would then skip the files that a production server reads.
  delete environment().NODE_ENV;
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(projectRoot, false, log, true);
  nextEnv.resetEnv();
  const names = loadedEnvFiles.flatMap(({ env }) => Object.keys(env));
  Object.assign(process.env, Object.fromEntries(names.map((name) => [name, variables[name] ?? ""])), {
    ...(NODE_ENV !== undefined && { NODE_ENV }),
  });
}

/** This process's environment, for scripts that check it. */
export function environment(): Record<string, string | undefined> {
  return process.env;
}

/**
 * The environment a child gets. NODE_ENV stays behind: Next sets its own, and builds wrongly under a foreign one such
 * as a test runner's.
 */
export function childEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const variables: Record<string, string | undefined> = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...extra };
  delete variables.NODE_ENV;
  return variables as NodeJS.ProcessEnv;
}
