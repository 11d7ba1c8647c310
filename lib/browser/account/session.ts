import { callApi } from "#lib/browser/api/api-client.ts";
import { createStore, derivedStore } from "#lib/browser/storage/store.ts";
import type { User } from "#lib/shop/account/user.ts";
import { publicConfigSchema } from "#lib/shop/http/public-config.ts";
import type { Provider } from "./firebase-auth.ts";
import { rememberedUser } from "./remembered-user.ts";
import { publishSessionEvent } from "./session-events.ts";
import { saveProfile } from "./user-storage.ts";

/** The signed-in user. 'unknown' until the provider has confirmed the user whom this browser remembers. */
export type Session =
  | { status: "unknown"; user: User; unreachable: boolean }
  | { status: "signed-out"; user: null }
  | { status: "signed-in"; user: User };

/** Accounts aren't set up in this shop. */
export class NoAccounts extends Error {
  override name = "NoAccounts";
}
/** Neither the shop's settings nor the SDK could be had: most likely there is no network. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

export const signedOut: Session = { status: "signed-out", user: null };
let opening: Promise<Provider> | null = null;
let confirmed: User | null = null;
const isUnreachable = createStore(false);
let shown: Session = signedOut;

/** The session as it is now. The same object until it changes. */
export function readSession(): Session {
  const next = derived(rememberedUser.read());
  const { status, user } = shown;
  const same = status === next.status && user === next.user;
  if (!same || (next.status === "unknown" && shown.status === "unknown" && next.unreachable !== shown.unreachable))
    shown = next;
  return shown;
}

/** The key in storage decides at once, so that signing out in one tab hides everything in the others. */
function derived(remembered: User | null): Session {
  if (!remembered) return signedOut;
  if (confirmed?.id === remembered.id) return { status: "signed-in", user: confirmed };
  return { status: "unknown", user: remembered, unreachable: isUnreachable.read() };
}

/** The session in step with changes, in this tab and in others. */
export const sessionStore = derivedStore([isUnreachable, rememberedUser], readSession);

/** Has the provider confirm the remembered user. Loads nothing when no user is remembered. */
export async function confirmSession(): Promise<void> {
  if (rememberedUser.read() === null || readSession().status === "signed-in") return;
  try {
    await (await provider()).ready();
    isUnreachable.write(false);
  } catch (error) {
    if (error instanceof NoAccounts) rememberedUser.write(null);
    else isUnreachable.write(true);
  }
}

/**
 * The sign-in provider, loaded at the first call. A failed attempt is not cached, so the next call tries again.
 * @throws NoAccounts; Unreachable
 */
export function provider(): Promise<Provider> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<Provider> {
  const answer = await callApi("/api/config", publicConfigSchema);
  if (!answer.ok) throw new Unreachable();
  const { kind, url } = answer.data.sign_in;
  if (kind === "none") throw new NoAccounts();
  const { openProvider } = await import("./firebase-auth.ts").catch(() => {
    throw new Unreachable();
  });
  return openProvider(kind === "emulator" ? url : undefined, setUser);
}

function setUser(user: User | null): void {
  if (user && user.id !== confirmed?.id) publishSessionEvent({ type: "signed_in", userId: user.id });
  confirmed = user;
  rememberedUser.write(user);
  if (user) saveProfile(user);
  isUnreachable.write(false);
}
