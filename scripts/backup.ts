import { resolve } from "node:path";
import { readEnv } from "#lib/server/settings/env.ts";
import { drill } from "./backups/drill.ts";
import { backUp, restore } from "./backups/order-backup.ts";
import { rotate } from "./backups/rotation.ts";
import { runCommand } from "./command/command.ts";
import { CommandError } from "./command/failure-line.ts";
import { environment } from "./env.ts";

/**
 * npm run backup [-- FOLDER] and npm run restore -- FOLDER: both while the shop runs. npm run backup -- --rotate also
 * deletes old backups; npm run restore -- --drill [FOLDER] tries a backup and changes nothing.
 */
export function read([command, ...args]: string[]) {
  const [given] = args.filter((arg) => !arg.startsWith("--"));
  const has = (option: string) => args.includes(option);
  const folder = given === undefined ? undefined : resolve(given);
  return { command, folder, isDrill: has("--drill"), rotates: has("--rotate") };
}

export async function carryOut({ command, folder, isDrill, rotates }: ReturnType<typeof read>): Promise<void> {
  process.umask(0o077);
  const { dataDir, store } = readEnv(environment());
  if (store.kind === "firestore") {
    throw new CommandError(
      "Orders are kept in Firestore, and this command copies files only. Google makes the backups: gcloud firestore export gs://BUCKET (docs/going-live.md, 'Backups').",
    );
  }
  if (command === "restore" && isDrill) return console.log(await drill(dataDir, folder));
  if (command === "restore") {
    if (!folder) throw new CommandError("Which backup? npm run restore -- FOLDER");
    const { orders, before } = await restore(dataDir, folder);
    console.log(`Restored ${orders} orders from ${folder}.\n${before}`);
    return;
  }
  const backup = await backUp(dataDir, folder, (bytes) =>
    console.log(`Copying ${(bytes / 1e6).toFixed(1)} MB. The shop may go on taking orders.`),
  );
  console.log(
    `${backup.orders} orders and the shop's secrets are in ${backup.folder}\nKeep a copy on another machine.`,
  );
  if (!rotates) return;
  const { deleted, kept } = rotate(dataDir);
  console.log(`${deleted} old backups are deleted, ${kept} are kept: 14 days and 12 months.`);
}

if (import.meta.main) await runCommand(read, carryOut);
