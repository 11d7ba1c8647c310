import { DISCARDED } from "./discarded-prefix.ts";

/** Keys that name the user whose they are. */
const ofSomeUser = /^(profile|address|orders|firstOrderCompleted|checkout_draft)_(.+)$/;

/**
 * The keys of a browser that have unreadable copies of a user's details: the user's own, and those that name no user,
 * because nobody can tell whose they are. Another user's stay.
 */
export function discardedKeysOf(keys: string[], userId: string): string[] {
  return keys.filter((key) => {
    if (!key.startsWith(DISCARDED)) return false;
    const owner = ofSomeUser.exec(key.slice(DISCARDED.length))?.[2];
    return owner === undefined || owner === userId;
  });
}
