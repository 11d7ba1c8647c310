import type { ServerResponse } from "node:http";

const LIMITS = {
  /** The most bytes of responses that visitors have not taken yet, together. */
  bytes: 64 * 1024 * 1024,
  /** A visitor has this long, in milliseconds, whatever the size of the response. */
  graceMs: 30_000,
  /** And takes at least so many bytes a second after that: a tenth of what the slowest mobile network carries. */
  bytesPerSecond: 256,
};
export type UnsentLimits = typeof LIMITS;

/**
 * Limits what slow readers make the server hold: each response must be taken within a time that fits its size, and when
 * all responses together are too large, the connection of the one that has waited longest ends.
 * @param limits those that differ from the default ones
 * @returns a function to call when a response has been ended
 */
export function limitUnsent(limits: Partial<UnsentLimits> = {}): (response: ServerResponse) => void {
  const { bytes: most, graceMs, bytesPerSecond } = { ...LIMITS, ...limits };
  /** The bytes that each response was left with, the one that waits longest first. */
  const unsent = new Map<ServerResponse, number>();
  let sum = 0;
  const release = (response: ServerResponse) => {
    sum -= unsent.get(response) ?? 0;
    unsent.delete(response);
  };

  return (response) => {
    // Most responses fit into the system's buffer, and are gone by now.
    const bytes = response.writableLength;
    if (bytes === 0 || response.destroyed) return;
    unsent.set(response, bytes);
    sum += bytes;
    const timer = setTimeout(() => response.destroy(), graceMs + (bytes * 1000) / bytesPerSecond).unref();
    response.once("close", () => {
      clearTimeout(timer);
      release(response);
    });
    for (const [slowest] of unsent) {
      if (sum <= most) break;
      release(slowest);
      slowest.destroy();
    }
  };
}
