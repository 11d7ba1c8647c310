import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../env.ts";
import { startChild } from "./children.ts";

const folder = join(projectRoot, "tools");

/** The commands of Biome and knip, from the project's root. */
export const BIOME = "tools/node_modules/@biomejs/biome/bin/biome";
export const KNIP = "tools/node_modules/knip/bin/knip.js";

/** The lockfile that node_modules was installed from. */
const installed = join(folder, "node_modules", "installed-lock.json");

/**
 * Installs the packages of tools/ when they are missing or of another lockfile. They are apart because running the shop
 * needs none of them.
 * @throws when npm fails
 */
export async function installTools(): Promise<void> {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return;
  console.log("Installing the maintainers' tools…");
  const { exited } = startChild("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
  if ((await exited) !== 0) throw new Error("The packages of tools/ could not be installed: see above.");
  writeFileSync(installed, lock);
}
