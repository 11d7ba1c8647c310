import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where an Auth emulator listens and keeps its things. */
export type EmulatorPlace = {
  port: number;
  project: string;
  folder: string;
  config: string;
  log: string;
  /** The export of its accounts, read at the next start. */
  accounts: string;
  temporary: string;
  home: string;
};

const EVERY_MS = 5000;

/**
 * Has the emulator export its accounts soon after they change. It does so by itself only on a clean exit, and a machine
 * that loses power gives it none.
 */
export function keepAccounts(place: EmulatorPlace): { stop: () => Promise<void> } {
  let saved: string | null = null;
  let saving: Promise<void> = Promise.resolve();

  const saveIfChanged = async () => {
    const accounts = await fetchAccounts(place);
    if (accounts === saved) return;
    await exportAccounts(place);
    saved = accounts;
  };
  const timer = setInterval(() => {
    // An emulator that isn't up yet, or no more, is tried again with the next round.
    saving = saving.then(saveIfChanged).catch(() => {});
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return saving;
    },
  };
}

/** A digest of every account. */
async function fetchAccounts({ port, project }: EmulatorPlace): Promise<string> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`;
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
    headers: { Authorization: "Bearer owner" },
    signal: AbortSignal.timeout(5000),
  });
  return createHash("sha256")
    .update(await answer.text())
    .digest("hex");
}

/** Asks the emulator's hub, whose address it leaves in its folder for temporary files. */
async function exportAccounts({ accounts, project, temporary }: EmulatorPlace): Promise<void> {
  const hub = JSON.parse(await readFile(join(temporary, `hub-${project}.json`), "utf8")) as { origins: string[] };
  const answer = await fetch(`${hub.origins[0]}/_admin/export`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ path: accounts, targets: ["auth"] }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The Auth emulator could not export its accounts: ${await answer.text()}`);
}
