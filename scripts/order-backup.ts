import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { openDatabase } from "#lib/server/store/sqlite-schema.ts";
import { exchange } from "./backups/exchange.ts";

/** A backup can't be made or used; the message is one line that says why. */
export class BackupError extends Error {
  override name = "BackupError";
}

const ORDERS = "orders.sqlite";
/** How long to wait for a write of the running shop, in milliseconds. */
const BUSY_MS = 5000;
/** Without its secrets a restored shop would require another staff token, and give redeemed offers again. */
const SECRETS = ["staff-token", "shop-secret"];

/**
 * Copies the orders and the secrets into a folder. The shop may run: SQLite's own backup takes one moment's state, whatever
 * is written while it copies.
 * @param dataDir the shop's data folder
 * @param folder the backup's folder; by default a new one in the data folder, named by the time
 * @param onStart called with the size of the copied data, in bytes, before the copying, which may take minutes
 * @throws BackupError
 */
export async function backUp(
  dataDir: string,
  folder?: string,
  onStart: (bytes: number) => void = () => undefined,
): Promise<{ folder: string; orders: number }> {
  const source = join(dataDir, ORDERS);
  if (!existsSync(source)) throw new BackupError(`There are no orders in ${dataDir}: has the shop been started?`);
  const target = resolve(folder ?? newBackupFolder(dataDir));
  if (existsSync(join(target, ORDERS))) throw new BackupError(`${target} holds a backup already. Name another folder.`);
  const made = mkdirSync(target, { recursive: true, mode: 0o700 });
  onStart(statSync(source).size);
  try {
    await copyToPart(source, join(target, ORDERS));
    renameSync(join(target, `${ORDERS}.part`), join(target, ORDERS));
  } catch (error) {
    // An empty folder would be taken for the newest backup.
    if (made) rmSync(made, { recursive: true, force: true });
    throw error;
  }
  copySecrets(dataDir, target);
  return { folder: target, orders: countOrders(join(target, ORDERS)) };
}

/**
 * Replaces the shop's orders and secrets by a backup, after the backup has been checked and the present state has been
 * backed up itself. A running shop continues with the restored orders; changed secrets need a restart.
 * @returns how many orders it restored, and where those are that were there before
 * @throws BackupError when the folder has no sound backup
 */
export async function restore(dataDir: string, folder: string): Promise<{ orders: number; before: string }> {
  const source = join(resolve(folder), ORDERS);
  if (!existsSync(source)) throw new BackupError(`There is no ${ORDERS} in ${folder}.`);
  const orders = countOrders(source);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const before = await replaceOrders(dataDir, source);
  copySecrets(resolve(folder), dataDir);
  return { orders, before };
}

async function replaceOrders(dataDir: string, source: string): Promise<string> {
  const live = join(dataDir, ORDERS);
  if (existsSync(live) && !isDamaged(live)) return exchanged(dataDir, source);
  await copyToPart(source, live);
  // There is an order file at every moment: where there is none, a shop that tries again and again would make an empty one.
  const aside = setAside(dataDir);
  renameSync(`${live}.part`, live);
  if (aside === null) return "There was nothing before.";
  return `What was there before is damaged, and kept in ${aside}\nRestart the shop now: it can't save orders until then.`;
}

/** The former rows are copied after the exchange: an order that was answered until then is in the copy. */
async function exchanged(dataDir: string, source: string): Promise<string> {
  // Brings the file to today's form, which the restored tables then have.
  openDatabase(join(dataDir, ORDERS)).close();
  let folder = "";
  await exchange(join(dataDir, ORDERS), source, async () => {
    ({ folder } = await backUp(dataDir));
    return join(folder, ORDERS);
  });
  return `What was there before is kept in ${folder}`;
}

/**
 * Keeps a damaged order file under another name too, and moves its side files away: SQLite would write them into the restored
 * file. Some of it may still be readable.
 * @returns its folder, or null where there is nothing
 */
function setAside(dataDir: string): string | null {
  const sides = [`${ORDERS}-wal`, `${ORDERS}-shm`].filter((name) => existsSync(join(dataDir, name)));
  const isThere = existsSync(join(dataDir, ORDERS));
  if (!isThere && sides.length === 0) return null;
  const folder = join(dataDir, "backups", `damaged-${nameOfNow()}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isThere) linkSync(join(dataDir, ORDERS), join(folder, ORDERS));
  for (const name of sides) renameSync(join(dataDir, name), join(folder, name));
  return folder;
}

/** SQLite's codes for a file that is damaged, and for one that is none of its own. */
const DAMAGED = [11, 26];

/** @throws BackupError when the file can't be read now, which says nothing about what is in it */
function isDamaged(file: string): boolean {
  try {
    const db = new DatabaseSync(file, { timeout: BUSY_MS });
    try {
      const { integrity_check: verdict } = db.prepare("PRAGMA integrity_check").get() as { integrity_check: string };
      return verdict !== "ok" || db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'orders'").get() === undefined;
    } finally {
      db.close();
    }
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
    if (DAMAGED.includes(code)) return true;
    throw new BackupError(`${file} can't be read now: ${(error as Error).message}. Nothing was changed.`);
  }
}

function newBackupFolder(dataDir: string): string {
  return join(dataDir, "backups", nameOfNow());
}

const nameOfNow = () => new Date().toISOString().replaceAll(":", "-");

/** All pages of a file in one step. */
const ONE_STEP = 2 ** 31 - 1;

/**
 * Copies in one step: between steps SQLite starts over whenever another process has written, so that a copy of a large file
 * would never end while orders arrive. Orders are placed in the meantime, because readers block no writer of a WAL file. The
 * copy is `to` with '.part' behind it, and gets its name when it is whole: an interrupted one does no harm.
 */
async function copyToPart(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  removeDatabase(part);
  const source = new DatabaseSync(from, { timeout: BUSY_MS });
  try {
    await backup(source, part, { rate: ONE_STEP });
  } finally {
    source.close();
  }
}

function removeDatabase(file: string): void {
  for (const name of [file, `${file}-journal`, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
}

function copySecrets(from: string, to: string): void {
  for (const name of SECRETS) {
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
}

/** The number of orders in a file, once SQLite has found it sound. @throws BackupError */
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
