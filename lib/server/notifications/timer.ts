import "server-only";
import { errorFacts, log } from "@/lib/server/log";
import { orderStore } from "@/lib/server/orders/store";
import { deliverDue } from "./outbox";
import { onOutboxWork } from "./wake";

/** The server looks for due messages at least this often, in milliseconds, and no oftener than the second. */
const LONGEST_WAIT = 60_000;
const SHORTEST_WAIT = 1_000;

let timer: NodeJS.Timeout | undefined;

/** Delivers what is due at once, so that a restart goes on where a stop or a crash left off, and then again and again. */
export function startOutboxTimer(): void {
  onOutboxWork(() => void sleepUntilNext());
  wakeIn(0);
}

function wakeIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(deliverAndSleep, milliseconds).unref();
}

async function deliverAndSleep(): Promise<void> {
  try {
    await deliverDue();
  } catch (error) {
    log.error({ outcome: "outbox_round_failed", ...errorFacts(error) });
  }
  await sleepUntilNext();
}

async function sleepUntilNext(): Promise<void> {
  try {
    const next = await orderStore().nextDue();
    const wait = next === null ? LONGEST_WAIT : next - Date.now();
    wakeIn(Math.min(Math.max(wait, SHORTEST_WAIT), LONGEST_WAIT));
  } catch {
    wakeIn(LONGEST_WAIT);
  }
}
