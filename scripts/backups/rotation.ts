import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { indianDay } from "#lib/shop/language/indian-day.ts";

/** So many days and months keep their newest backup. */
const DAYS = 14;
const MONTHS = 12;
/** The folders that npm run backup names by the time; no other in the same place is deleted. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;
/** What a restore sets aside is no night's backup, and stays. */
export const BEFORE_RESTORE = "before-restore-";
const DAY_MS = 86_400_000;

const timeOf = (name: string) => new Date(name.replace(NAME, "$1:$2:$3"));

/**
 * The backups that are not needed any more: neither the newest of one of the latest 14 days that have a backup, nor the
 * newest of one of the latest 12 months.
 * @param names of folders, each a backup's time as in '2026-11-23T18-30-00.000Z'; others are never returned
 */
export function superfluous(names: string[]): string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const day = (name: string) => indianDay(timeOf(name));
  const month = (name: string) => day(name).slice(0, 7);
  const newest = new Set([...newestOfEach(newestFirst, day, DAYS), ...newestOfEach(newestFirst, month, MONTHS)]);
  return newestFirst.filter((name) => !newest.has(name));
}

function newestOfEach(newestFirst: string[], period: (name: string) => string, count: number): string[] {
  const newest = new Map<string, string>();
  for (const name of newestFirst) if (!newest.has(period(name))) newest.set(period(name), name);
  return [...newest.values()].slice(0, count);
}

/** The names of a data folder's whole backups: what is damaged, begun, set aside or something else is none. */
export const backupsIn = (dataDir: string): string[] =>
  foldersIn(dataDir).filter((name) => NAME.test(name) && isWhole(dataDir, name));

const isWhole = (dataDir: string, name: string) => existsSync(join(dataDir, "backups", name, "orders.sqlite"));

function foldersIn(dataDir: string): string[] {
  const folder = join(dataDir, "backups");
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** Was it begun more than a day ago, and never ended? It may hold most of the customers' data. */
function isLeftOver(dataDir: string, folder: string): boolean {
  const name = folder.replace(BEFORE_RESTORE, "");
  return NAME.test(name) && !isWhole(dataDir, folder) && Date.now() - timeOf(name).getTime() > DAY_MS;
}

/**
 * Deletes the backups of a data folder that are not needed any more, and what is left of those that were interrupted.
 * Returns how many backups there were and how many there are.
 */
export function rotate(dataDir: string): { deleted: number; kept: number } {
  const names = backupsIn(dataDir);
  const old = superfluous(names);
  const leftOver = foldersIn(dataDir).filter((name) => isLeftOver(dataDir, name));
  for (const name of [...old, ...leftOver]) rmSync(join(dataDir, "backups", name), { recursive: true, force: true });
  return { deleted: old.length, kept: names.length - old.length };
}
