import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../scripts/env.ts";
import type { Figure } from "./report.ts";

/** One run a line. It is committed with what it measured, so that a commit that is slower than the one before shows. */
const file = join(projectRoot, "tools/bench/history.jsonl");

/** A figure and its floor; null for what was not measured. */
type Measured = [value: number | null, floor: number | null];
type Run = { date: string; commit: string; figures: Record<string, Measured> };

/** The run before this one, or null. */
export function lastRun(): Run | null {
  if (!existsSync(file)) return null;
  const line = readFileSync(file, "utf8").trim().split("\n").at(-1);
  return line ? (JSON.parse(line) as Run) : null;
}

/** Adds a whole run to the history. */
export function remember(figures: Figure[]): void {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain", "--untracked-files=no") !== "";
  const run: Run = {
    date: new Date().toISOString().slice(0, 16),
    commit: git("rev-parse", "--short", "HEAD") + (isChanged ? " and changes" : ""),
    figures: Object.fromEntries(figures.map(({ name, value, floor }) => [name, [rounded(value), rounded(floor)]])),
  };
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}

/** Four significant digits. */
const rounded = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? null : Number(value.toPrecision(4));

/**
 * A figure of a former run as it would be today. Machines differ from hour to hour, so where both runs have a floor, it is changed by as
 * much as the floor has changed.
 */
export function before(run: Run | null, { name, floor }: Figure): number | undefined {
  const [value, floorThen] = run?.figures[name] ?? [];
  if (value === undefined || value === null) return undefined;
  return floor && floorThen ? (value * floor) / floorThen : value;
}
