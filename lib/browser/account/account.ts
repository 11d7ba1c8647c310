import {
  type SignInAction,
  type SignInProblem,
  signInProblem,
  UNREACHABLE,
} from "#lib/shop/account/sign-in-messages.ts";
import type { Provider } from "./firebase-auth.ts";
import { NoAccounts, provider, readSession, Unreachable } from "./session.ts";
import { type SignInResult, signInFailure } from "./sign-in-failure.ts";
import { deleteUserData, hideUserData, saveNewUser } from "./user-storage.ts";

const done: SignInResult = { ok: true, data: null };

/** Loads what signing in needs, so that a pop-up can open in the moment the button is pressed. */
export function prepareSignIn(): void {
  // A failure is reported when the user signs in.
  provider().catch(() => {});
}

export function signIn(email: string, password: string): Promise<SignInResult> {
  return attempt("login", (auth) => auth.signIn(email, password));
}

export function signInWithGoogle(): Promise<SignInResult> {
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

/** Succeeds whether the address has an account or not: otherwise anybody could find out who is a customer. */
export async function sendPasswordReset(email: string): Promise<SignInResult> {
  return attempt("reset", (auth) =>
    auth.sendPasswordReset(email).catch((error: unknown) => {
      if (codeOf(error) !== "auth/user-not-found") throw error;
    }),
  );
}

export function sendVerification(): Promise<SignInResult> {
  return checkUser("verification", (auth) => auth.sendVerification());
}

export function rename(fullName: string): Promise<SignInResult> {
  return checkUser("profile", (auth) => auth.rename(fullName));
}

/** Fetches from the provider whether the e-mail is verified by now; without an answer nothing changes. */
export async function refreshUser(): Promise<void> {
  await checkUser("profile", (auth) => auth.refresh());
}

/** Signs out and hides the user's data from the next user of this browser. They are back after the next sign-in. */
export function signOut(): Promise<SignInResult> {
  return leave(hideUserData);
}

/** Signs out and removes the user's data from this browser. The account and the orders at the shop stay. */
export function removeFromDevice(): Promise<SignInResult> {
  return leave(deleteUserData);
}

async function leave(clean: (userId: string) => void): Promise<SignInResult> {
  const { user } = readSession();
  if (!user) return done;
  const outcome = await attempt("signOut", (auth) => auth.signOut());
  if (outcome.ok) clean(user.id);
  return outcome;
}

async function checkUser(tried: SignInAction, work: (auth: Provider) => Promise<unknown>): Promise<SignInResult> {
  if (readSession().status !== "signed-in") return signInFailure("notAuthenticated");
  return attempt(tried, work);
}

async function attempt(tried: SignInAction, work: (auth: Provider) => Promise<unknown>): Promise<SignInResult> {
  try {
    await work(await provider());
    return done;
  } catch (error) {
    return signInFailure(problemOf(tried, error));
  }
}

function problemOf(tried: SignInAction, error: unknown): SignInProblem {
  if (error instanceof NoAccounts) return "noAccounts";
  if (error instanceof Unreachable) return signInProblem(tried, UNREACHABLE);
  const code = codeOf(error);
  return code === null ? "unexpected" : signInProblem(tried, code);
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
