import { NOT_AUTHENTICATED, signInMessage, UNEXPECTED } from "#lib/shop/account/sign-in-messages.ts";
import type { Provider } from "./firebase-auth.ts";
import { NoAccounts, provider, readSession, Unreachable } from "./session.ts";
import { deleteUserData, hideUserData, saveNewUser } from "./user-storage.ts";

/** What an action came to: done, or a sentence for the person. */
export type Outcome = { ok: true } | { ok: false; sentence: string };

const NO_ACCOUNTS = "Accounts aren't set up in this shop yet. You can order as a guest.";
const done: Outcome = { ok: true };

/** Loads what signing in needs, so that a pop-up can open in the moment the button is pressed. */
export function prepareSignIn(): void {
  // Whatever is wrong is said when she signs in.
  provider().catch(() => {});
}

export function signIn(email: string, password: string): Promise<Outcome> {
  return attempt("login", (auth) => auth.signIn(email, password));
}

export function signInWithGoogle(): Promise<Outcome> {
  return attempt("google", (auth) => auth.signInWithGoogle());
}

/**
 * Makes the account, and sends its verification mail; when that fails, the account is there all the same.
 * @returns with success, whether the mail went off
 */
export async function register(form: { full_name: string; email: string; phone: string; password: string }) {
  let mailed = false;
  const outcome = await attempt("register", async (auth) => {
    const userId = await auth.register(form.email, form.password, form.full_name);
    saveNewUser(userId, form);
    mailed = await auth.sendVerification().then(() => true, logOnly);
  });
  return outcome.ok ? { ...outcome, mailed } : outcome;
}

/** Whether the address has an account is not told: anybody could find out who shops here. */
export async function sendPasswordReset(email: string): Promise<Outcome> {
  return attempt("reset", (auth) => auth.sendPasswordReset(email).catch(unlessUnknownUser));
}

function unlessUnknownUser(error: unknown): void {
  if (codeOf(error) !== "auth/user-not-found") throw error;
}

export function sendVerification(): Promise<Outcome> {
  return checkUser("verification", (auth) => auth.sendVerification());
}

export function rename(fullName: string): Promise<Outcome> {
  return checkUser("profile", (auth) => auth.rename(fullName));
}

/** Asks the provider whether the e-mail is verified by now; it stays as it was when nobody answers. */
export async function refreshUser(): Promise<void> {
  await checkUser("profile", (auth) => auth.refresh());
}

/** Signs out; what belongs to the user is hidden from whoever comes next, and there again when she is back. */
export function signOut(): Promise<Outcome> {
  return leave(hideUserData);
}

/** Signs out and removes what this browser keeps of the user. Her account and her orders at the shop stay. */
export function removeFromDevice(): Promise<Outcome> {
  return leave(deleteUserData);
}

async function leave(clean: (userId: string) => void): Promise<Outcome> {
  const { user } = readSession();
  if (!user) return done;
  const outcome = await attempt("login", (auth) => auth.signOut());
  if (outcome.ok) clean(user.id);
  return outcome;
}

/**
 * The ID token for a call in this user's name, or null when she is no longer signed in.
 * @throws when the provider can't be reached
 */
export async function idToken(userId: string): Promise<string | null> {
  if (readSession().user?.id !== userId) return null;
  return (await provider()).idToken(userId);
}

async function checkUser(tried: Parameters<typeof signInMessage>[0], work: (auth: Provider) => Promise<unknown>) {
  if (readSession().status !== "signed-in") return { ok: false, sentence: NOT_AUTHENTICATED } satisfies Outcome;
  return attempt(tried, work);
}

async function attempt(
  tried: Parameters<typeof signInMessage>[0],
  work: (auth: Provider) => Promise<unknown>,
): Promise<Outcome> {
  try {
    await work(await provider());
    return done;
  } catch (error) {
    return { ok: false, sentence: sentenceOf(tried, error) };
  }
}

function sentenceOf(tried: Parameters<typeof signInMessage>[0], error: unknown): string {
  if (error instanceof NoAccounts) return NO_ACCOUNTS;
  if (error instanceof Unreachable) return signInMessage(tried, "network-request-failed");
  const code = codeOf(error);
  return code === null ? UNEXPECTED : signInMessage(tried, code);
}

/** The provider's code, or null for an error that isn't the provider's. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : "";
}

function logOnly(error: unknown): false {
  // biome-ignore lint/suspicious/noConsole: the specification wants exactly this, a failure that is only logged.
  console.warn("The verification mail could not be sent:", codeOf(error));
  return false;
}
