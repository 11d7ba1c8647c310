import { chmodSync, closeSync, existsSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { EMULATOR_PROJECT } from "#lib/shop/public-config.ts";
import { type Child, startNode } from "./children.ts";
import { type EmulatorPlace, keepAccounts } from "./emulator-accounts.ts";
import { projectRoot } from "./env.ts";
import { freePort, tryPort } from "./ports.ts";
import { isStopping } from "./stop-signals.ts";

const FIREBASE = join(projectRoot, "node_modules/firebase-tools/lib/bin/firebase.js");

const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, "end-with-parent.ts")).href;
/** How often an emulator that is not ours is looked at, in milliseconds. */
const LOOK_MS = 1000;

/**
 * Sees to it that the Auth emulator runs at `port` of this machine: uses the one that is there as long as it is, else
 * starts one. One that a killed shop left behind saves its accounts and ends within seconds. Nobody waits for this, and
 * whatever becomes of it, the shop goes on; `say` gets one line when there will be no sign-in.
 */
export async function startAuthEmulator(port: number, dataDir: string, say: (line: string) => void): Promise<void> {
  do {
    while (!isStopping() && (await authEmulatorAnswers(port))) await pause(LOOK_MS, undefined, { ref: false });
    if (isStopping()) return;
    const problem = await runEmulator(port, dataDir);
    if (isStopping()) return;
    // Another shop that started in the same moment may have been faster: its emulator serves both.
    if (!(await authEmulatorAnswers(port))) return say(problem);
  } while (!isStopping());
}

/** Runs an emulator to its end. Returns why there is none now. */
async function runEmulator(port: number, dataDir: string): Promise<string> {
  const tried = await tryPort("127.0.0.1", port);
  if ("error" in tried)
    return `No sign-in: port ${port} is taken by another program. AUTH_EMULATOR_PORT=… chooses another.`;
  if (!existsSync(FIREBASE))
    return "No sign-in: firebase-tools isn't installed (npm ci brings it). Guests can still buy.";
  const place = await prepareFolder(port, dataDir);
  const accounts = keepAccounts(place);
  const emulator = launch(place, accounts.stop);
  await emulator.exited;
  await accounts.stop();
  return `No sign-in: the Auth emulator has stopped (why: ${place.log}). Guests can still buy.`;
}

/** Does an Auth emulator answer at `port` of this machine? */
export async function authEmulatorAnswers(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) });
    const body: unknown = await answer.json();
    return typeof body === "object" && body !== null && "authEmulator" in body;
  } catch {
    return false;
  }
}

/** Makes the folder that everything of the emulator is in, readable by its owner alone: it holds people's accounts. */
async function prepareFolder(port: number, dataDir: string): Promise<EmulatorPlace> {
  const folder = join(dataDir, "emulator");
  const place = {
    port,
    project: EMULATOR_PROJECT,
    folder,
    config: join(folder, "firebase.json"),
    log: join(folder, "emulator.log"),
    accounts: join(folder, "accounts"),
    temporary: join(folder, "tmp"),
    home: join(folder, "home"),
  };
  for (const path of [folder, place.temporary, place.home]) mkdirSync(path, { recursive: true, mode: 0o700 });
  const host = "127.0.0.1";
  // Left to itself it takes 4400 and 4500, as every other does that starts in the same moment: all but one of them end.
  const [hub, logging] = [await freePort(), await freePort()].map((free) => ({ host, port: free }));
  const config = { emulators: { auth: { host, port }, hub, logging, ui: { enabled: false }, singleProjectMode: true } };
  writeFileSync(place.config, JSON.stringify(config, null, 2), { mode: 0o600 });
  return place;
}

function launch(place: EmulatorPlace, beforeStop: () => Promise<void>): Child {
  // Its output names addresses and the links of mails that aren't sent, so nobody else may read it.
  const log = openSync(place.log, "w", 0o600);
  chmodSync(place.log, 0o600);
  const args = ["emulators:start", "--only", "auth", "--project", place.project, "--config", place.config];
  const saved = existsSync(join(place.accounts, "firebase-export-metadata.json"));
  const importing = saved ? ["--import", place.accounts] : [];
  const emulator = startNode(
    ["--import", END_WITH_PARENT, FIREBASE, ...args, ...importing, "--export-on-exit", place.accounts],
    {
      cwd: place.folder,
      // Nothing is said by the last of them: it closes when this process dies, however it dies.
      stdio: ["ignore", log, log, "ipc"],
      stopSignal: "SIGINT",
      graceMs: 10_000,
      beforeStop,
      env: {
        HOME: place.home,
        XDG_CONFIG_HOME: join(place.home, "config"),
        XDG_CACHE_HOME: join(place.home, "cache"),
        XDG_DATA_HOME: join(place.home, "data"),
        TMPDIR: place.temporary,
        NO_UPDATE_NOTIFIER: "1",
      },
    },
  );
  closeSync(log);
  return emulator;
}
