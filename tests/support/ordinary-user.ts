import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const NOBODY = 65_534;

/** Root may write what is read-only: the rest of the test is done as a user who may not, to whom the folder belongs. */
export function becomeOrdinaryUser(folder: string): void {
  if (process.geteuid?.() !== 0) return;
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    chownSync(path, NOBODY, NOBODY);
  process.seteuid?.(NOBODY);
  onTestFinished(() => process.seteuid?.(0));
}
