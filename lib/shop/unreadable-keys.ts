/** What can't be read of a browser's storage is moved under this prefix. */
export const UNREADABLE = "unreadable:";

/** Keys that name the user whose they are. */
const ofSomeUser = /^(profile|address|orders|firstOrderCompleted|checkout_draft)_(.+)$/;

/**
 * Which of a browser's keys hold unreadable copies that go with a user's details: theirs, and those that name nobody, for
 * nobody can tell whose they are. Another user's stay.
 */
export function unreadableOf(keys: string[], userId: string): string[] {
  return keys.filter((key) => {
    if (!key.startsWith(UNREADABLE)) return false;
    const owner = ofSomeUser.exec(key.slice(UNREADABLE.length))?.[2];
    return owner === undefined || owner === userId;
  });
}
