import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { FORM, formOf } from "#lib/server/store/sqlite-migrations.ts";
import { openDatabase, SHRINKS } from "#lib/server/store/sqlite-schema.ts";
import { CommandError } from "../command/failure-line.ts";
import { exchange } from "./exchange.ts";
import { BEFORE_RESTORE } from "./rotation.ts";

const ORDERS = "orders.sqlite";
/** How long to wait for a write of the running shop, in milliseconds. */
const BUSY_MS = 5000;
/** Without its secrets a restored shop would require another staff token, and give redeemed offers again. */
const SECRETS = ["staff-token", "shop-secret"];

/**
 * Copies the orders and the secrets into a folder. The shop may run: the copy is one moment's state, whatever is
 * written while it is made.
 * @param dataDir the shop's data folder
 * @param folder the backup's folder; by default a new one in the data folder, named by the time
 * @param onStart called with the size of the copied data, in bytes, before the copying, which may take minutes
 * @throws CommandError
 */
export async function backUp(dataDir: string, folder?: string, onStart: (bytes: number) => void = () => undefined) {
  const source = join(dataDir, ORDERS);
  if (!existsSync(source)) throw new CommandError(`There are no orders in ${dataDir}: has the shop been started?`);
  const target = resolve(folder ?? join(dataDir, "backups", nameOfNow()));
  if (existsSync(join(target, ORDERS)))
    throw new CommandError(`${target} holds a backup already. Name another folder.`);
  const made = mkdirSync(target, { recursive: true, mode: 0o700 });
  onStart(statSync(source).size);
  try {
    copyToPart(source, join(target, ORDERS));
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
 * @throws CommandError when the folder has no sound backup
 */
export async function restore(dataDir: string, folder: string): Promise<{ orders: number; before: string }> {
  const source = join(resolve(folder), ORDERS);
  if (!existsSync(source)) throw new CommandError(`There is no ${ORDERS} in ${folder}.`);
  const orders = countOrders(source);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const before = await replaceOrders(dataDir, source);
  copySecrets(resolve(folder), dataDir);
  return { orders, before };
}

async function replaceOrders(dataDir: string, source: string): Promise<string> {
  const live = join(dataDir, ORDERS);
  const part = `${live}.part`;
  const isSound = existsSync(live) && ordersIn(live) !== null;
  if (isSound && isInTodaysForm(source)) return exchanged(dataDir, unchanging(source));
  copyToPart(unchanging(source), live);
  try {
    // The copy takes the step to today's form; what is too old for that is refused before anything is changed.
    openDatabase(part).close();
    if (isSound) return await exchanged(dataDir, part);
    // There is an order file at every moment: where there is none, a shop that tries again and again would make an
    // empty one.
    const aside = setAside(dataDir);
    renameSync(part, live);
    if (aside === null) return "There was nothing before.";
    return `What was there before is damaged, and kept in ${aside}\nRestart the shop now: it can't save orders until then.`;
  } finally {
    removeDatabase(part);
  }
}

function isInTodaysForm(backup: string): boolean {
  using db = new DatabaseSync(unchanging(backup), { readOnly: true });
  return formOf(db) >= FORM;
}

/** The former rows are copied after the exchange: an order that was answered until then is in the copy. */
async function exchanged(dataDir: string, source: string): Promise<string> {
  let folder = "";
  await exchange(join(dataDir, ORDERS), source, async () => {
    // No name of a night's backup: rotation would delete the only copy of what was there.
    ({ folder } = await backUp(dataDir, join(dataDir, "backups", BEFORE_RESTORE + nameOfNow())));
    return join(folder, ORDERS);
  });
  return `What was there before is kept in ${folder}`;
}

/**
 * Keeps a damaged order file under another name too, and moves its side files away: SQLite would write them into the
 * restored file. Some of it may still be readable.
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

/**
 * The number of orders in a file, or null for one that is damaged or none of this shop's.
 * @throws CommandError when it can't be read now, which says nothing about what is in it
 */
function ordersIn(file: string, address = file): number | null {
  try {
    using db = new DatabaseSync(address, { timeout: BUSY_MS, readOnly: true });
    const { integrity_check: verdict } = db.prepare("PRAGMA integrity_check").get() as { integrity_check: string };
    const isOurs = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'orders'").get() !== undefined;
    return verdict === "ok" && isOurs ? Number(db.prepare("SELECT count(*) AS n FROM orders").get()?.n) : null;
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
    if (DAMAGED.includes(code)) return null;
    throw new CommandError(`${file} can't be read now: ${(error as Error).message}. Nothing was changed.`);
  }
}

/**
 * The address of a file that no process writes to, so that SQLite needs none beside it: a backup may be in a place that
 * this user may only read. What is still in the journal of a file that was copied by hand is read, too.
 */
export function unchanging(file: string): string {
  return existsSync(`${file}-wal`) ? file : `${pathToFileURL(file)}?immutable=1`;
}

const nameOfNow = () => new Date().toISOString().replaceAll(":", "-");

/**
 * Copies what is in a file, and neither free pages nor what was deleted. Orders are placed in the meantime, because
 * readers block no writer of a WAL file. The copy is `to` with '.part' behind it, and gets its name when it is whole:
 * an interrupted one does no harm.
 */
function copyToPart(from: string, to: string): void {
  const part = `${to}.part`;
  removeDatabase(part);
  using source = new DatabaseSync(from, { timeout: BUSY_MS });
  // An older file's copy can shrink from then on; one that can is not written to.
  if (source.prepare("PRAGMA auto_vacuum").get()?.auto_vacuum === 0) source.exec(SHRINKS);
  source.prepare("VACUUM INTO ?").run(part);
}

function removeDatabase(file: string): void {
  for (const name of [file, `${file}-journal`, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
}

function copySecrets(from: string, to: string): void {
  for (const name of SECRETS) {
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
}

/** The number of orders in a backup, once SQLite has found it sound. @throws CommandError */
function countOrders(file: string): number {
  const orders = ordersIn(file, unchanging(file));
  if (orders === null)
    throw new CommandError(`${file} is damaged, or holds no orders of this shop. Nothing was changed.`);
  return orders;
}
