import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** A backup can't be made or used; the message is one line that says why. */
export class BackupError extends Error {
  override name = "BackupError";
}

const ORDERS = "orders.sqlite";
/** Without its secrets a restored shop would ask staff for another token, and hand out offers that are used up. */
const SECRETS = ["staff-token", "shop-secret"];

/**
 * Copies the orders and the secrets into a folder. The shop may run meanwhile: SQLite's own backup takes one moment's
 * state, whatever is written while it copies.
 * @param dataDir the shop's data folder
 * @param folder where to; default a new one in the data folder, named by the time
 * @throws BackupError when there are no orders to back up, or the folder holds a backup already
 */
export async function backUp(dataDir: string, folder?: string): Promise<{ folder: string; orders: number }> {
  const source = join(dataDir, ORDERS);
  if (!existsSync(source)) throw new BackupError(`There are no orders in ${dataDir}: has the shop been started?`);
  const target = resolve(folder ?? join(dataDir, "backups", new Date().toISOString().replaceAll(":", "-")));
  if (existsSync(join(target, ORDERS))) throw new BackupError(`${target} holds a backup already. Name another folder.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  await copyDatabase(source, join(target, ORDERS));
  copySecrets(dataDir, target);
  return { folder: target, orders: countOrders(join(target, ORDERS)) };
}

/**
 * Puts a backup in the place of the shop's orders and secrets, after it has been checked and the present state has been
 * backed up itself. A running shop goes on with the restored orders; changed secrets need a restart.
 * @throws BackupError when the folder holds no sound backup
 */
export async function restore(dataDir: string, folder: string): Promise<{ orders: number; before: string }> {
  const source = join(resolve(folder), ORDERS);
  if (!existsSync(source)) throw new BackupError(`There is no ${ORDERS} in ${folder}.`);
  const orders = countOrders(source);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const before = existsSync(join(dataDir, ORDERS)) ? (await backUp(dataDir)).folder : "nothing: the shop was empty";
  await copyDatabase(source, join(dataDir, ORDERS));
  copySecrets(resolve(folder), dataDir);
  return { orders, before };
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from);
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
}

function copySecrets(from: string, to: string): void {
  for (const name of SECRETS) {
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
}

/** How many orders a file holds, once SQLite has found it whole. @throws BackupError */
function countOrders(file: string): number {
  const db = new DatabaseSync(file);
  try {
    const { integrity_check: verdict } = db.prepare("PRAGMA integrity_check").get() as { integrity_check: string };
    if (verdict !== "ok") throw new Error(verdict);
    return (db.prepare("SELECT count(*) AS orders FROM orders").get() as { orders: number }).orders;
  } catch {
    throw new BackupError(`${file} is damaged, or holds no orders of this shop. Nothing was changed.`);
  } finally {
    db.close();
  }
}
