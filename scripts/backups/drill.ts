import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CommandError } from "../command/failure-line.ts";
import { restore, unchanging } from "./order-backup.ts";
import { backupsIn } from "./rotation.ts";

const TABLES = ["orders", "claims", "messages"] as const;
type Counts = Record<(typeof TABLES)[number], number>;

/**
 * Restores a backup into an empty folder, and compares what came back with the backup and with the shop. The shop is
 * not touched.
 * @param folder the backup's; by default the newest of the data folder
 * @returns the report, a line each
 * @throws CommandError when the backup cannot be restored, or something is missing after it
 */
export async function drill(dataDir: string, folder = newestBackup(dataDir)): Promise<string> {
  // On the disk that has room for orders. A drill that was killed is cleared up.
  const place = join(dataDir, "restore-drill");
  rmSync(place, { recursive: true, force: true });
  try {
    await restore(place, folder);
    const saved = countsIn(folder);
    const restored = countsIn(place);
    const missing = TABLES.filter((table) => saved[table] !== restored[table]);
    if (missing.length > 0) throw new CommandError(`Not all rows came back: ${missing.join(", ")}.`);
    const now = existsSync(join(dataDir, "orders.sqlite")) ? countsIn(dataDir) : null;
    return [
      `Restored from ${folder}: ${restored.orders} orders, ${restored.claims} redemptions, ${restored.messages} messages. All of them came back.`,
      ...(now ? [`The shop has ${now.orders} orders now, ${now.orders - restored.orders} more than the backup.`] : []),
    ].join("\n");
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function newestBackup(dataDir: string): string {
  const folder = join(dataDir, "backups");
  const name = backupsIn(dataDir).at(-1);
  if (name === undefined) throw new CommandError(`There is no backup in ${folder}: npm run backup makes one.`);
  return join(folder, name);
}

function countsIn(folder: string): Counts {
  using db = new DatabaseSync(unchanging(join(folder, "orders.sqlite")), { readOnly: true });
  const count = (table: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  return { orders: count("orders"), claims: count("claims"), messages: count("messages") };
}
