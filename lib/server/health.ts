import "server-only";
import { env } from "./env";
import { errorFacts, log } from "./log";
import { orderStore } from "./orders/store";

/** The probe writes to the disk, so its result is kept this long, in milliseconds. */
const PROBE_KEPT = 5_000;

let lastProbe: { at: number; works: boolean } | undefined;

/** Could an order be saved now? */
export async function canSaveOrders(): Promise<boolean> {
  // Either way: a clock that is put back must not keep an old result for as long.
  if (lastProbe && Math.abs(Date.now() - lastProbe.at) < PROBE_KEPT) return lastProbe.works;
  const works = await orderStoreAnswers();
  lastProbe = { at: Date.now(), works };
  return works;
}

async function orderStoreAnswers(): Promise<boolean> {
  try {
    await orderStore().probe();
    return true;
  } catch (error) {
    log.error({ outcome: "order_store_unavailable", ...errorFacts(error) });
    return false;
  }
}

/** What the shop is made of at the moment, in words; nothing secret. */
export function parts() {
  const { orderStore, mail, whatsapp, signIn } = env();
  return {
    order_store: orderStore.kind,
    mail: mail.smtpUrl === null ? "files" : "smtp",
    whatsapp: whatsapp === null ? "not configured" : "twilio",
    sign_in: { firebase: "firebase", emulator: "auth emulator", none: "not configured" }[signIn.kind],
  };
}
