import { typedHere } from "./typed-here.ts";

/** A command can't be carried out; the message is one line that says why, with the cure. */
export class CommandError extends Error {
  override name = "CommandError";
}

/**
 * Errors whose message is one line with the cure. Their names are compared: bundles may each hold a copy of a class.
 */
const WITH_CURE = ["CommandError", "EnvError", "JsonError", "OldOrderFile"];

/** What a system says of a file, with the cure. */
const OF_FILES: Record<string, string> = {
  EACCES: "this user may not: run it as the user who owns that, or let this user read and write there",
  EPERM: "this user may not: run it as the user who owns that",
  EROFS: "the disk is read-only: name a place that can be written",
  ENOSPC: "the disk is full: make room, then run it again",
  EDQUOT: "this user's share of the disk is full: make room, then run it again",
  ENOENT: "it is not there: check the name",
  ENOTDIR: "a part of its path is a file and no folder: check the name",
  EEXIST: "a file is in the place of a folder: check the name",
  EISDIR: "it is a folder and no file: check the name",
};

/** The same of SQLite, by its code. */
const OF_SQLITE: Record<number, string> = {
  5: "another program holds it: try again",
  8: "this user may not write it, or its disk is read-only: run it as the shop's user",
  10: "its disk fails, or is full: look at the disk",
  11: "it is damaged: npm run restore -- FOLDER brings a backup back",
  13: "its disk is full: make room, then run it again",
  14: "it can't be opened: run it as the shop's user, and check SHOP_DATA_DIR",
  26: "it is no order file, or damaged: npm run restore -- FOLDER brings a backup back",
};

/**
 * A failure that a person can cure as one line with the cure; null for a mistake in the program, whose stack must be
 * seen.
 */
export function failureLine(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === "StoreUnavailable") return failureLine(error.cause) ?? error.message;
  if (WITH_CURE.includes(error.name)) return error.message;
  if ("errcode" in error) {
    const cure = OF_SQLITE[Number(error.errcode) & 0xff];
    return cure ? `The order file can't be used: ${cure}` : null;
  }
  const { code = "", path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  const cure = OF_FILES[code];
  return cure && path && syscall ? `${dest ?? path} (${syscall}): ${cure}` : null;
}

/** Ends the process after an uncaught failure, with code 1 and what a person can do. */
export function endWith(error: unknown): never {
  const line = failureLine(error);
  console.error(line === null ? error : typedHere(line));
  process.exit(1);
}
