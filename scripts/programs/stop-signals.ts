import { killChildren, stopChildren } from "./children.ts";

let stopping = false;

/** Returns true when this process was asked to end. A failure after that is none. */
export function isStopping(): boolean {
  return stopping;
}

/**
 * Ends every child on Ctrl-C, SIGTERM or a closed terminal, then this process with `exitCode`. A second request ends
 * everything at once.
 * @param before what must end before the children
 */
export function stopOnSignals(exitCode: number, before: () => Promise<void> = async () => {}): void {
  let firstAt = 0;
  const onSignal = async () => {
    if (stopping) {
      // npm passes a Ctrl-C on that the terminal has sent us already: that echo is no second request.
      if (Date.now() - firstAt < 500) return;
      killChildren();
      process.exit(exitCode);
    }
    stopping = true;
    firstAt = Date.now();
    await before();
    await stopChildren();
    process.exit(exitCode);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  process.on("exit", killChildren);
}
