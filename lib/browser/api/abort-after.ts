/**
 * A signal that aborts after so many milliseconds. AbortSignal.timeout() does the same, but Chrome below 103 and UC
 * Browser lack it, and the shop serves both.
 */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
