import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "#lib/server/settings/env.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Store } from "#lib/server/store/store.ts";
import { loadEnvFiles, projectRoot } from "../env.ts";
import { CommandError, endWith } from "./failure-line.ts";
import { isPackage } from "./typed-here.ts";

/**
 * The store of a shop that has been started. A package's command with another data folder than the shop's would work on
 * an empty shop, and report success.
 * @throws CommandError
 */
export function startedStore(): Store {
  const { store, dataDir } = env();
  if (isPackage() && store.kind === "sqlite" && !existsSync(join(dataDir, "orders.sqlite")))
    throw new CommandError(`No shop has stored anything in ${dataDir} yet. Set SHOP_DATA_DIR as the shop has it.`);
  return openStore();
}

/**
 * Runs a command with the shop's own settings, whatever folder it was called from, and ends the process: a store in the
 * cloud would keep its connection and with it the process. An expected failure is reported in one line.
 * @param read reads the arguments, and paths among them relative to the folder of the call
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
    endWith(error);
  }
}
