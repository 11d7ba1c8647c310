import "server-only";
import { after } from "next/server";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { errorFacts, log } from "#lib/server/log.ts";
import { processState } from "#lib/server/process-state.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { hitOf, isUsedUp } from "./shared-limit.ts";

/** Limits wrong phone numbers per order and wrong last characters per phone: after five in an hour even the right one is refused. */
const wrongPhones = processState("wrong phones", () => new RateLimiterMemory({ points: 5, duration: 3600 }));

/**
 * Consumes one of five guesses at an order or a phone; false when none is left, here or on all servers together. It is called
 * before the check, so that a burst gets no more guesses.
 * @param isGone whether all servers together have none left, where that was asked before
 * @throws StoreUnavailable
 */
export async function consumeGuess(guessed: string, isGone = isUsedUp("guess", guessed)): Promise<boolean> {
  const isLeftHere = await wrongPhones()
    .consume(guessed)
    .then(
      () => true,
      () => false,
    );
  return !(await isGone) && isLeftHere;
}

/** Refunds a right guess. */
export async function refundGuess(guessed: string): Promise<void> {
  await wrongPhones().reward(guessed);
}

/** Counts a wrong guess for all servers, once the caller has its answer: the time of the answer must not tell them what was wrong. */
export function countWrongGuess(guessed: string): void {
  after(async () => {
    try {
      await openStore().saveHit(hitOf("guess", guessed));
    } catch (error) {
      log.error({ outcome: "guess_not_counted", ...errorFacts(error) });
    }
  });
}
