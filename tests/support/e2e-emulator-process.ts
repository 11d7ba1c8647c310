import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { authEmulatorAnswers, startAuthEmulator } from "@/scripts/auth-emulator";
import { killChildren, stopChildren } from "@/scripts/children";
import { freePort } from "@/scripts/ports";

/** A running Auth emulator. */
export type Emulator = { port: number; stop: () => Promise<void> };

/** A port that was free a moment ago may be taken by the time it comes up: then it ends. */
const TRIES = 3;

/** Starts the real Auth emulator, as npm start starts it, with a folder of its own. */
export async function launchEmulator(): Promise<Emulator> {
  // Ended in the middle, on Ctrl-C say, this process takes the emulator with it: in a group of its own it would live on.
  process.once("exit", killChildren);
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), "anjarai-auth-"));
    const said: string[] = [];
    void startAuthEmulator(port, folder, (line) => said.push(line));
    while (said.length === 0 && !(await authEmulatorAnswers(port))) await pause(200);
    const stop = async () => {
      await stopChildren();
      rmSync(folder, { recursive: true, force: true });
    };
    if (said.length === 0) return { port, stop };
    await stop();
    if (tries === TRIES) throw new Error(said.join("\n"));
  }
}
