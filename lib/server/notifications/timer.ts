import "server-only";
import { errorFacts, log } from "@/lib/server/log";
import { orderStore } from "@/lib/server/orders/store";
import { deliverDue } from "./outbox";

/** The server looks for due messages at least this often, in milliseconds, and no oftener than the second. */
const LONGEST_WAIT = 60_000;
const SHORTEST_WAIT = 1_000;

const holder = globalThis as typeof globalThis & { anjaraiOutboxTimer?: NodeJS.Timeout };

/** Delivers what is due at once, so that a restart continues where a stop or a crash left off, and then again and again. */
export function startOutboxTimer(): void {
  if (holder.anjaraiOutboxTimer) return;
  wakeIn(0);
}

/** Looks again soon: a try has just failed and its next one may be due before the timer would look. */
export function outboxHasWork(): void {
  if (holder.anjaraiOutboxTimer) void wakeForNext();
}

function wakeIn(milliseconds: number): void {
  clearTimeout(holder.anjaraiOutboxTimer);
  holder.anjaraiOutboxTimer = setTimeout(deliverAndSleep, milliseconds).unref();
}

async function deliverAndSleep(): Promise<void> {
  try {
    await deliverDue();
  } catch (error) {
    log.error({ outcome: "outbox_round_failed", ...errorFacts(error) });
  }
  await wakeForNext();
}

async function wakeForNext(): Promise<void> {
  try {
    const next = await orderStore().nextDue();
    const wait = next === null ? LONGEST_WAIT : next - Date.now();
    wakeIn(Math.min(Math.max(wait, SHORTEST_WAIT), LONGEST_WAIT));
  } catch {
    wakeIn(LONGEST_WAIT);
  }
}
