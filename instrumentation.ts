/** Called by Next once, before the server answers its first request. */
export async function register(): Promise<void> {
  // Next also compiles this file for its edge runtime, where there is no outbox, no disk and no timer.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServer, stopOnSignals } = await import("#lib/server/running/start-server.ts");
    startServer();
    stopOnSignals();
  }
}
