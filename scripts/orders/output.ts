import { closeSync, fchmodSync, openSync, writeFileSync } from "node:fs";

/** Writes to the screen, or into a file that only its owner can read. A reader that has enough, as `head`, ends it quietly. */
export async function print(text: string, to: string | undefined): Promise<void> {
  if (to) return writePrivately(to, text);
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  await new Promise((done) => process.stdout.write(text, done));
}

/** Closes a file that was there before to everybody else before anything is written into it. */
function writePrivately(path: string, text: string): void {
  const file = openSync(path, "w", 0o600);
  try {
    fchmodSync(file, 0o600);
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}
