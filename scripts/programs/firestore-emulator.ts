import { existsSync } from "node:fs";
import { join } from "node:path";
import { environment } from "../env.ts";
import { startChild } from "./children.ts";
import { freePort, untilAnswers } from "./ports.ts";

/** Where Google's packages put the emulator, below the folder of their commands. */
const JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
const MAIN = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
/** It starts in 2 to 5 seconds; a busy machine takes several times as long. In milliseconds. */
const START_MS = 60_000;

/**
 * Google's own Firestore emulator, started at a free port of this machine. Its data are in memory.
 * @returns why there is none, where Java or the emulator is not installed, or does not start
 */
export async function startFirestoreEmulator() {
  const home = environment().HOME ?? "";
  const folders = ["/usr/lib/google-cloud-sdk", "/opt/google-cloud-sdk", join(home, "google-cloud-sdk")];
  const jar = folders.map((folder) => join(folder, JAR)).find((path) => existsSync(path));
  if (!jar)
    return { missing: "It is not installed (Debian: google-cloud-cli-firestore-emulator, from Google's packages)." };
  const port = await freePort();
  const args = ["-Xmx512m", "-cp", jar, MAIN, "start", "--host=127.0.0.1", `--port=${port}`];
  const child = startChild("java", args, { stdio: "ignore" });
  const until = performance.now() + START_MS;
  const isUp = await untilAnswers(`http://127.0.0.1:${port}/`, () => child.hasExited || performance.now() > until);
  if (isUp) {
    const host = `127.0.0.1:${port}`;
    await warmUp(host);
    return { host, stop: child.stop };
  }
  await child.stop();
  return {
    missing: child.hasExited ? "It ended at its start: it needs Java 17." : "It did not start within a minute.",
  };
}

/**
 * Java compiles what runs often. Without some writes before, a first burst of orders may wait longer than a call may
 * last.
 */
async function warmUp(host: string): Promise<void> {
  const documents = `http://${host}/v1/projects/warm-up/databases/(default)/documents/orders`;
  const body = JSON.stringify({ fields: { name: { stringValue: "warm" } } });
  const write = () => fetch(documents, { method: "POST", body }).then((response) => response.arrayBuffer());
  for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 20 }, write));
}
