import "server-only";
import type { Message } from "#lib/server/store/message.ts";

/** So many lanes are worked on side by side. */
const LANES = 8;

/**
 * Runs lanes side by side, LANES at a time. Each handles messages one after the other, and returns those that the run
 * reports.
 */
export async function runLanes(lanes: (() => Promise<Message[]>)[]): Promise<Message[]> {
  const waiting = [...lanes];
  const reported: Message[] = [];
  const worker = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) reported.push(...(await lane()));
  };
  await Promise.all(Array.from({ length: LANES }, worker));
  return reported;
}
