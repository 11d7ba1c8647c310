import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectRoot } from "../env.ts";
import { writeFile } from "../write-file.ts";

/** A content file is not JSON; the message is one line that names file, line and the usual cure. */
export class JsonError extends Error {
  override name = "JsonError";
}

/**
 * Reads JSON as editors save it: some put a byte order mark before it.
 * @param file named in the error
 * @throws JsonError
 */
export function parseJson(text: string, file: string): unknown {
  const json = text.replace(/^\ufeff/, "");
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new JsonError(`${file}: ${jsonProblem(json, error)}`);
  }
}

/**
 * What an earlier run recorded in a file, by its path from the project's root; nothing where there is none. @throws
 * JsonError
 */
export function readRecord<T>(file: string): Record<string, T> {
  const path = resolve(projectRoot, file);
  return existsSync(path) ? (parseJson(readFileSync(path, "utf8"), file) as Record<string, T>) : {};
}

/** Writes such a record, its keys in alphabetical order. */
export function writeRecord(file: string, record: Record<string, unknown>): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFile(resolve(projectRoot, file), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Where a text stops being JSON, and the usual cure. */
function jsonProblem(text: string, error: unknown): string {
  if (text.trim() === "") return "is empty; begin with { and end with }";
  const line = text.slice(0, placeOf(error) ?? unexpectedIn(text)).split("\n").length;
  return `is not JSON, at line ${line}; look there for a missing or a superfluous comma, quote or bracket`;
}

function placeOf(error: unknown): number | undefined {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
  return position === undefined ? undefined : Number(position);
}

/** Node names no place of an unexpected token: it is the last character of the shortest beginning that has one. */
function unexpectedIn(text: string): number {
  let [sound, wrong] = [0, text.length];
  while (wrong - sound > 1) {
    const middle = Math.floor((sound + wrong) / 2);
    if (hasUnexpected(text.slice(0, middle))) wrong = middle;
    else sound = middle;
  }
  return wrong;
}

function hasUnexpected(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith("Unexpected token");
  }
}
