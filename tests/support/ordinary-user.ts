import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const NOBODY = 65_534;

/** Root may write what is read-only: the rest of the test runs as the user who owns the folder and has no such right. */
export function becomeOrdinaryUser(folder: string): void {
  if (process.geteuid?.() !== 0) return;
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    chownSync(path, NOBODY, NOBODY);
  process.seteuid?.(NOBODY);
  onTestFinished(() => process.seteuid?.(0));
}
