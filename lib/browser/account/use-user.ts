import { useEffect, useSyncExternalStore } from "react";
import { useHydrated } from "#lib/browser/storage/storage-item.ts";
import { confirmSession, readSession, type Session, subscribeToSession } from "./session.ts";

const onServer: Session = { status: "signed-out", user: null };

/**
 * The one item to who is signed in. Whoever was, is confirmed by the provider, whose SDK is loaded for that; nobody else
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
