import { useEffect, useSyncExternalStore } from "react";
import { confirmSession, readSession, type Session, subscribeToSession } from "./session.ts";
import { useHydrated } from "./stored.ts";

const onServer: Session = { status: "signed-out", user: null };

/**
 * The one door to who is signed in. Whoever was, is confirmed by the provider, whose SDK is loaded for that; nobody else
 * loads it. `ready` is false while the server's HTML is being taken over.
 */
export function useUser(): Session & { ready: boolean } {
  const session = useSyncExternalStore(subscribeToSession, readSession, () => onServer);
  const ready = useHydrated();
  useEffect(() => {
    if (session.status === "unknown" && !session.unreachable) void confirmSession();
  }, [session]);
  return { ...session, ready };
}
