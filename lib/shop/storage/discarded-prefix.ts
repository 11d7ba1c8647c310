/** What can't be read of a browser's storage is moved under this prefix. */
export const DISCARDED = "unreadable:";
