import { closeSync, fchmodSync, openSync, writeSync } from "node:fs";

/**
 * Writes to the screen, or into a file that only its owner can read. A reader that has enough, as `head`, ends it quietly; one
 * that is slow is waited for, so that no part piles up in memory.
 * @param text the whole, or its parts as they are made
 */
export async function print(text: string | AsyncIterable<string>, to: string | undefined): Promise<void> {
  const parts = typeof text === "string" ? [text] : text;
  if (to) return writePrivately(to, parts);
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  for await (const part of parts) await new Promise((done) => process.stdout.write(part, done));
}

/** Closes a file that was there before to everybody else before anything is written into it. */
async function writePrivately(path: string, parts: Iterable<string> | AsyncIterable<string>): Promise<void> {
  // Made before the file is: what can't be made at all must not leave an empty file.
  let file: number | undefined;
  try {
    for await (const part of parts) {
      file ??= opened(path);
      writeSync(file, part);
    }
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function opened(path: string): number {
  const file = openSync(path, "w", 0o600);
  fchmodSync(file, 0o600);
  return file;
}
