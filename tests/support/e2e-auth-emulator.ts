import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { authEmulatorAnswers, startAuthEmulator } from "@/scripts/programs/auth-emulator";
import { killChildren, stopChildren } from "@/scripts/programs/children";
import { freePort } from "@/scripts/programs/ports";

/** Where workers ask for the emulator's port. */
const ASK_AT = "TEST_EMULATOR_AT";

/**
 * One Auth emulator for all workers of a run, because its start costs as much as a test file. It starts when the first
 * worker asks for it: a run of files without accounts never pays for it. Called by Playwright before the first worker.
 * @returns what ends it after the last worker
 */
export default async function provideEmulator(): Promise<() => Promise<void>> {
  let emulator: Promise<Emulator> | undefined;
  const server = createServer(async (_request, response) => {
    emulator ??= launchEmulator();
    await emulator.then(
      ({ port }) => response.end(String(port)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env[ASK_AT] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await (await emulator)?.stop();
  };
}

export async function emulatorPort(): Promise<number> {
  const answer = await fetch(process.env[ASK_AT] ?? "");
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return Number(text);
}

type Emulator = { port: number; stop: () => Promise<void> };

/** A port that was free a moment ago may be taken by the time it comes up: then it ends. */
const TRIES = 3;

/** Starts the real Auth emulator, as npm start starts it, with a folder of its own. */
async function launchEmulator(): Promise<Emulator> {
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
