import { chmodSync, closeSync, existsSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { EMULATOR_PROJECT } from "#lib/shop/http/public-config.ts";
import { projectRoot } from "../env.ts";
import { type Child, startNode } from "./children.ts";
import { freePort, tryPort } from "./ports.ts";
import { isStopping } from "./stop-signals.ts";

/** firebase-tools' command. */
const FIREBASE = join(projectRoot, "node_modules/.bin/firebase");
const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, "end-with-parent.ts")).href;
/** How often an emulator that is not ours is looked at, in milliseconds. */
const LOOK_MS = 1000;

/**
 * Keeps the Auth emulator running at `port` of this machine: uses a running one, else starts one. One that a killed
 * shop left behind saves its accounts and ends within seconds. The shop does not wait for it, and runs without it;
 * `say` gets one line when there will be no sign-in.
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
  const folder = prepareFolder(dataDir);
  await (await launch(port, folder)).exited;
  return `No sign-in: the Auth emulator has stopped (why: ${logOf(folder)}). Guests can still buy.`;
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

/** Creates the emulator's folder, readable by its owner alone: it holds customers' accounts. */
function prepareFolder(dataDir: string): string {
  const folder = join(dataDir, "emulator");
  for (const path of [folder, homeOf(folder), temporaryOf(folder)]) mkdirSync(path, { recursive: true, mode: 0o700 });
  nameAccounts(join(folder, "accounts"));
  return folder;
}

/**
 * Names saved accounts to the command, as its own export does. The shop of November 2026 saved them without this file.
 */
function nameAccounts(folder: string): void {
  const names = join(folder, "firebase-export-metadata.json");
  if (existsSync(names) || !existsSync(join(folder, "auth_export/accounts.json"))) return;
  const version = "15.34.2";
  writeFileSync(names, JSON.stringify({ version, auth: { version, path: "auth_export" } }), { mode: 0o600 });
}

const logOf = (folder: string) => join(folder, "emulator.log");
/** firebase-tools writes its settings into HOME, and the address of its hub into the folder for temporary files. */
const homeOf = (folder: string) => join(folder, "home");
const temporaryOf = (folder: string) => join(folder, "tmp");

/** Runs `firebase emulators:start`. It reads the accounts when it starts, and writes them when it ends. */
async function launch(port: number, folder: string): Promise<Child> {
  const own = async () => ({ host: "127.0.0.1", port: await freePort() });
  const emulators = {
    auth: { host: "127.0.0.1", port },
    // Its own default ports may be another shop's.
    hub: await own(),
    logging: await own(),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }), { mode: 0o600 });
  const log = openSync(logOf(folder), "w", 0o600);
  // The output contains e-mail addresses and the links of mails that are not sent, so only the owner may read it.
  chmodSync(logOf(folder), 0o600);
  const command = ["emulators:start", "--only", "auth", "--project", EMULATOR_PROJECT];
  const accounts = ["--import", "accounts", "--export-on-exit"];
  const emulator = startNode(["--import", END_WITH_PARENT, FIREBASE, ...command, ...accounts], {
    cwd: folder,
    // Nothing is sent over 'ipc': it closes when this process ends, however it ends.
    stdio: ["ignore", log, log, "ipc"],
    stopSignal: "SIGINT",
    graceMs: 10_000,
    env: {
      HOME: homeOf(folder),
      XDG_CONFIG_HOME: join(homeOf(folder), "config"),
      TMPDIR: temporaryOf(folder),
      // It asks nothing, and fetches no news of itself.
      CI: "1",
      NO_UPDATE_NOTIFIER: "1",
    },
  });
  closeSync(log);
  return emulator;
}
