import { beforeEach, expect, test, vi } from "vitest";
import type { Provider } from "#lib/browser/account/firebase-auth.ts";
import type { Session } from "#lib/browser/account/session.ts";
import type { Result } from "#lib/browser/api/result.ts";
import { emptyAddress } from "#lib/shop/checkout/saved-address.ts";
import { user } from "@/tests/unit/filled-form";

/** The session and the provider of these tests; every call of the provider fails with `failure`. */
const world = vi.hoisted(() => ({
  session: { status: "signed-out", user: null } as Session,
  failure: null as unknown,
}));
/** No promise: what is awaited is this itself. */
const failing = new Proxy({} as Provider, {
  get: (_, name) => (name === "then" ? undefined : () => Promise.reject(world.failure)),
});
vi.mock("#lib/browser/account/session.ts", async (original) => ({
  ...(await original<typeof import("#lib/browser/account/session.ts")>()),
  readSession: () => world.session,
  provider: async () => failing,
}));

const { register, rename, sendVerification, signIn, signInWithGoogle, signOut } = await import(
  "#lib/browser/account/account.ts"
);
const { Unreachable } = await import("#lib/browser/account/session.ts");
const { saveAddress } = await import("#lib/browser/account/use-saved-address.ts");

const form = { full_name: "Kamala", email: user.email, phone: "9876501234", password: "tamarind-7" };
const actions = {
  "signing in": () => signIn(form.email, form.password),
  "signing in with Google": () => signInWithGoogle(),
  registering: () => register(form),
  "a new name": () => rename("Kamala"),
  "a verification mail": () => sendVerification(),
  "signing out": () => signOut(),
  "a saved address": async () => saveAddress(emptyAddress),
} satisfies Record<string, () => Promise<Result>>;

beforeEach(() => void Object.assign(world, { session: { status: "signed-out", user: null } }));

test.each(["a new name", "a verification mail", "a saved address"] as const)(
  // promise: Profile update and the verification e-mail need a signed-in user
  // promise: 'User not authenticated' for profile, address and verification actions without a user
  "%s without a user: 'User not authenticated'",
  async (action) => {
    expect(await actions[action]()).toMatchObject({ ok: false, message: "User not authenticated" });
  },
);

const coded = (code: unknown) => Object.assign(new Error("from the provider"), { code });

test.each([
  ["signing in", new TypeError("out of the blue"), "An unexpected error occurred. Please try again."],
  ["registering", "not even an error", "An unexpected error occurred. Please try again."],
  ["signing in", coded(7), "Login failed. Please check your credentials."],
  ["registering", coded(""), "Registration failed. Please try again."],
  ["signing in with Google", coded("auth/cancelled-popup-request"), "The sign-in process was cancelled"],
  ["a verification mail", coded("auth/too-many-requests"), "Failed to send verification email"],
  // promise: 'Login failed. Please check your credentials.'; 'An unexpected error occurred. Please try again.'
  // promise: 'The sign-in process was cancelled'
  // promise: 'Registration failed. Please try again.'
] as const)("%s that fails with %s: '%s'", async (action, failure, sentence) => {
  world.session = { status: "signed-in", user };
  world.failure = failure;
  expect(await actions[action]()).toMatchObject({ ok: false, message: sentence });
});

test.each([
  ["signing in", "Failed to sign in", true],
  ["a verification mail", "Failed to send verification email", false],
  ["signing out", "Failed to sign out. Please try again.", false],
  // promise: Without a network the specified sentence comes first
] as const)("%s without a network: '%s', and a guest's way is named: %s", async (action, sentence, asGuest) => {
  world.session = asGuest ? { status: "signed-out", user: null } : { status: "signed-in", user };
  world.failure = new Unreachable();
  const { message } = (await actions[action]()) as { message: string };
  expect(message.startsWith(sentence)).toBe(true);
  expect(/guest/.test(message)).toBe(asGuest);
});
