import { useEffect } from "react";
import { useHydrated, useStore } from "#lib/browser/storage/store.ts";
import { confirmSession, type Session, sessionStore, signedOut } from "./session.ts";

/**
 * The signed-in user. The provider confirms a remembered user, and its SDK is loaded only for that. `ready` is false
 * during hydration.
 */
export function useUser(): Session & { ready: boolean } {
  const session = useStore(sessionStore, signedOut);
  const ready = useHydrated();
  useEffect(() => {
    if (session.status === "unknown" && !session.unreachable) void confirmSession();
  }, [session]);
  return { ...session, ready };
}
