import { stopClock } from "./clock";
import { startMailServer } from "./mail-server";
import { freshShop, skipPauses } from "./shop";
import { startTwilio } from "./twilio";

/** A shop with stand-ins of both its providers, under a clock that stands still, without a pause between two messages. */
export async function shopWithProviders(variables: Record<string, string> = {}, moment?: number | string) {
  stopClock(moment);
  skipPauses();
  const [mail, twilio] = [await startMailServer(), await startTwilio()];
  const settings = { ...mail.env, ...twilio.env, ...variables };
  return { mail, twilio, settings, shop: await freshShop(settings) };
}
