type Health = {
  status?: string;
  disk?: string;
  messages?: { failed: number; warehouse_unheard_seconds: number | null };
};

/** A warehouse message that waits longer than this, in seconds, is reported. A shorter wait is usual after a start. */
const USUAL_WAIT = 60;

/**
 * Calls the health check of the shop that has just started.
 * @returns one line that says what is wrong, with the age of the oldest unsent warehouse message, or null when all is
 *   well
 */
export async function healthLine(address: string): Promise<string | null> {
  const response = await fetch(`${address}/api/health`).catch(() => null);
  const health: Health = (await response?.json().catch(() => null)) ?? {};
  const waiting = health.messages?.warehouse_unheard_seconds ?? 0;
  const found = [
    ...(health.status === "unavailable" ? ["orders can't be saved now"] : []),
    ...(health.disk === "nearly full" ? ["the disk of the data folder has less than 200 MB free"] : []),
    ...(waiting > USUAL_WAIT ? [`the warehouse's oldest unsent message is ${age(waiting)} old`] : []),
    ...(health.messages?.failed ? [`${health.messages.failed} message(s) were given up: GET /api/notifications`] : []),
  ];
  return found.length > 0 ? `DEGRADED: ${found.join("; ")}` : null;
}

/** Seconds in the largest unit that fits: '45 min', '3 h', '2 days'. */
function age(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
