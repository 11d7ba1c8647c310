import "server-only";
import { env } from "#lib/server/env.ts";
import { errorFacts, log } from "#lib/server/log.ts";
import { processState } from "#lib/server/process-state.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { NoRecipients, type Recipients } from "#lib/server/store/recipients.ts";

/** How soon a server that could not write its recipients tries again, in milliseconds. */
const AGAIN_MS = 10_000;

/** `stored`: in a command, what it has read; null until then. Undefined in a server, whose own settings count. */
const inThisProcess = processState<{ stored?: Promise<Recipients> | null }>("recipients", () => ({}));

/**
 * Has this process tell whom the shop tells. A command's own environment may lack the shop's settings, and would then leave out
 * customers, and write to an example's address.
 */
export function tellAsTheShopDoes(): void {
  inThisProcess().stored = null;
}

/** Who is told of an order by messages that this process makes. @throws NoRecipients; StoreUnavailable */
export async function recipients(): Promise<Recipients> {
  const own = inThisProcess();
  if (own.stored === undefined) return ofEnvironment();
  own.stored ??= ofShop();
  return own.stored;
}

/** Writes for the commands who is told. Of several servers the last one started counts. Never throws. */
export async function announceRecipients(): Promise<void> {
  try {
    await openStore().setRecipients(ofEnvironment());
  } catch (error) {
    log.error({ outcome: "recipients_not_written", ...errorFacts(error) });
    setTimeout(announceRecipients, AGAIN_MS).unref();
  }
}

function ofEnvironment(): Recipients {
  const { mail, whatsapp } = env();
  return { mail: mail.warehouse, whatsapp: whatsapp?.to ?? [], sms: whatsapp?.smsFrom != null };
}

async function ofShop(): Promise<Recipients> {
  const stored = await openStore().recipients();
  if (!stored) throw new NoRecipients();
  return stored;
}
