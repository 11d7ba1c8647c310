import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Emulator, launchEmulator } from "./e2e-emulator-process";

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

/** The port of the run's emulator. */
export async function emulatorPort(): Promise<number> {
  const answer = await fetch(process.env[ASK_AT] ?? "");
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return Number(text);
}
