/** A sign-in or a sign-out on this page. */
export type SessionEvent = { type: "signed_in" | "signed_out"; userId: string };

const listeners = new Set<(event: SessionEvent) => void>();
let latest: SessionEvent | null = null;

/** Reports a sign-in or a sign-out to the parts that follow the session. */
export function publishSessionEvent(event: SessionEvent): void {
  latest = event;
  for (const listener of listeners) listener(event);
}

/**
 * Calls back at every sign-in and sign-out, and at once with the latest one of this page: code that is loaded after it must
 * not miss it. So a part such as the checkout follows the session, and sign-in loads none of its code.
 */
export function onSessionEvent(listener: (event: SessionEvent) => void): void {
  listeners.add(listener);
  if (latest) listener(latest);
}
