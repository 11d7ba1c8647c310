import { useEffect } from "react";
import { onReconnect } from "./on-reconnect.ts";
import { rememberedUser } from "./remembered-user.ts";
import { sendKeptOrders } from "./send-kept-orders.ts";

/** So often a page that stays open tries again, in milliseconds: a server that was down sends no event when it is back. */
const AGAIN = 60_000;

/** Sends what is kept: now, whenever the network or the shopper comes back, when somebody signs in, and every minute. */
export function useSending(): void {
  useEffect(() => {
    const send = () => void sendKeptOrders();
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
