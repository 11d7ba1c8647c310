import "server-only";

const MINUTE = 60_000;
const LONGEST_PAUSE = 6 * 60 * MINUTE;

/** A message this old, in milliseconds, is given up at its next failure; staff see it in their list. */
export const GIVE_UP_AFTER = 3 * 24 * 60 * MINUTE;

/** But never before so many tries: a server that was off for a week must not give up what it has hardly tried. */
export const MIN_ATTEMPTS = 15;

/** The lease of a server that attempts a message, in milliseconds; longer than any provider may take to answer. */
export const LEASE = 2 * MINUTE;

/**
 * The delay of the delivery check after Twilio has accepted a message, in milliseconds: most refusals of a network
 * arrive sooner.
 */
export const CHECK_AFTER = MINUTE;

/** No message is ever due later than this, in milliseconds from now; one that is was written under a wrong clock. */
export const MAX_DUE_DELAY = LONGEST_PAUSE * 1.1;

/**
 * The delay after a failed attempt, in milliseconds: one minute, doubled each time, at most six hours, and up to a
 * tenth more at random, so that a thousand messages that failed together are not retried together.
 * @param attempts attempts so far, at least 1
 */
export function backoffAfter(attempts: number): number {
  const pause = Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(pause * (1 + Math.random() / 10));
}
