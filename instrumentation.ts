/** Called by Next once, before the server answers its first request. */
export async function register(): Promise<void> {
  const { startOutboxTimer } = await import("@/lib/server/notifications/timer");
  startOutboxTimer();
}
