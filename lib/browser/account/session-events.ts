import { createStore } from "#lib/browser/storage/store.ts";

/** A sign-in or a sign-out on this page. */
type SessionEvent = { type: "signed_in" | "signed_out"; userId: string };

const latest = createStore<SessionEvent | null>(null);

/** Reports a sign-in or a sign-out to the parts that follow the session. */
export const publishSessionEvent = (event: SessionEvent): void => latest.write(event);

/**
 * Calls back at every sign-in and sign-out, and at once with the latest one of this page: code that is loaded after it
 * must not miss it. So a part such as the checkout follows the session, and sign-in loads none of its code.
 */
export function onSessionEvent(listener: (event: SessionEvent) => void): void {
  const report = () => {
    const event = latest.read();
    if (event) listener(event);
  };
  latest.subscribe(report);
  report();
}
