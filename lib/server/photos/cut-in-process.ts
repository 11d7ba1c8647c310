import "server-only";
import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";

/** What is to be made. Sides in pixels. */
export type Job = {
  /** Of the upright picture; null: the largest one in its middle. */
  square: { x: number; y: number; side: number } | null;
  side: number;
  files: { width: number; type: "avif" | "webp" | "jpeg" }[];
};
/** The bytes of those files, in their order; or why there are none. */
export type Cut = { files: Uint8Array[] } | { problem: "small" | "outside" | "broken" | "pixels" };

/** After this time, in milliseconds, a cut is ended; no photo of a phone takes half of it. */
const MOST_MS = 50_000;

/**
 * Cuts a photo in a process of its own, which yields to the shop and knows none of its secrets. The file goes there as
 * it comes.
 * @throws what `bytes` throws
 */
export async function cutInProcess(job: Job, bytes: AsyncIterable<Uint8Array>): Promise<Cut> {
  // From the folder where the server runs: the project's, or the built server's own.
  const program = join(/* turbopackIgnore: true */ process.cwd(), "scripts/pictures/cut-photo.ts");
  const child = fork(program, [JSON.stringify(job)], {
    execArgv: ["--max-old-space-size=64"],
    env: { NODE_ENV: "production", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const made = new Promise<Cut>((resolve) => {
    const fail = () => resolve({ problem: "broken" });
    child.once("message", (cut) => resolve(cut as Cut));
    // What it has sent is heard before this, and may not be before its exit.
    child.once("disconnect", fail).once("error", fail);
  });
  // The sender's time is not the cutter's.
  let timer: NodeJS.Timeout | undefined;
  try {
    // It may end before it has read all.
    child.stdin?.on("error", () => {});
    for await (const chunk of bytes)
      if (child.stdin?.write(chunk) === false) await Promise.race([once(child.stdin, "drain"), made]);
    child.stdin?.end();
    timer = setTimeout(() => child.kill("SIGKILL"), MOST_MS);
    return await made;
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}
