import { EnvError } from "#lib/server/settings/env-error.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { loadEnvFiles, projectRoot } from "./env.ts";

/** A command can't be carried out as it was given; the message says why. */
export class CommandError extends Error {
  override name = "CommandError";
}

/**
 * Runs a command over the shop's own settings, whatever folder it was called from, and ends the process: a store in the
 * cloud would keep its connection and with it the process. What was to be expected is told in one sentence.
 * @param read reads the arguments, and paths among them from where the command was called
 * @param carryOut does the work
 */
export async function runCommand<T>(read: (args: string[]) => T, carryOut: (read: T) => Promise<void>): Promise<void> {
  try {
    const given = read(process.argv.slice(2));
    process.chdir(projectRoot);
    loadEnvFiles("production");
    await carryOut(given);
    process.exit(0);
  } catch (error) {
    const expected = error instanceof CommandError || error instanceof EnvError || isStoreUnavailable(error);
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}
