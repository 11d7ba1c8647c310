import { useEffect } from "react";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { onReconnect } from "./on-reconnect.ts";
import { syncQueue } from "./sync-queue.ts";

/** The interval of a page that stays open, in milliseconds: a server that was down sends no event when it is back. */
const AGAIN = 60_000;

/** Syncs the queue: now, when the network or the customer comes back, when somebody signs in, and every minute. */
export function useQueueSync(): void {
  useEffect(() => {
    const send = () => void syncQueue();
    const whenSeen = () => {
      if (document.visibilityState === "visible") send();
    };
    send();
    const leaveNetwork = onReconnect(send);
    document.addEventListener("visibilitychange", whenSeen);
    const leave = rememberedUser.subscribe(send);
    const timer = setInterval(whenSeen, AGAIN);
    return () => {
      leaveNetwork();
      document.removeEventListener("visibilitychange", whenSeen);
      leave();
      clearInterval(timer);
    };
  }, []);
}
