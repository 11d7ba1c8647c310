import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const INTERVAL_MS = 5000;
const TIMEOUT_MS = 5000;

/** The file names of firebase-tools' own export. Its reader takes every name with 'accounts' in it for one. */
const ACCOUNTS = "accounts.json";
const CONFIG = "config.json";

/**
 * Saves the accounts of the emulator at `port` soon after they change: it has them in memory only, and a machine that loses
 * power stops without notice.
 * @param folder where the files are, absolute
 * @returns saves a last time; call it before the emulator ends
 */
export function saveAccounts(port: number, project: string, folder: string): () => Promise<void> {
  const auth = `http://127.0.0.1:${port}`;
  let saved: string | null = null;
  let saving: Promise<void> = Promise.resolve();

  const saveIfChanged = async () => {
    const accounts = await read(
      `${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`,
    );
    if (accounts === saved) return;
    const config = await read(`${auth}/emulator/v1/projects/${project}/config`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    write(join(folder, CONFIG), config);
    write(join(folder, ACCOUNTS), accounts);
    saved = accounts;
  };
  const save = () => {
    saving = saving.then(saveIfChanged);
    return saving;
  };
  // A round that fails is repeated by the next one.
  const round = () => {
    saving = save().catch(() => {});
  };
  const timer = setInterval(round, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return save();
  };
}

/** Returns true when there are saved accounts to import. */
export function hasAccounts(folder: string): boolean {
  return existsSync(join(folder, ACCOUNTS));
}

async function read(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: { Authorization: "Bearer owner" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The Auth emulator could not export its accounts: ${text}`);
  return text;
}

/** Writes the whole file under another name first, so that a crash never leaves half a file. */
function write(file: string, text: string): void {
  const draft = join(dirname(file), "unfinished.tmp");
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
