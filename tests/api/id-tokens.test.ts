import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { anOrder, customer } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";
import { standInKeys, standInProvider } from "@/tests/support/sign-in-provider";
import { claimsOf, emulatorToken, firebaseEnv, newSigner, PROJECT, unsigned } from "@/tests/support/tokens";

const firebase = { ...firebaseEnv, NEXT_PUBLIC_SITE_URL: "https://shop.example" };
const meena = { uid: "uid-of-meena", email: customer.guest_email };
const google = newSigner("key-of-google");
const forger = newSigner("key-of-google");
const now = () => Math.floor(Date.now() / 1000);

async function firebaseShop(variables = {}) {
  standInKeys(google.publicKeys);
  const provider = standInProvider(meena);
  const shop = await freshShop({ ...firebase, ...variables });
  const list = async (token: string) => {
    const { status, body } = await shop.call("GET", "/api/orders", { token });
    return [status, body.code];
  };
  return { shop, provider, list };
}

test("a token under Google's signature makes an order its user's, whatever the order says", async () => {
  const { shop, provider } = await firebaseShop();
  const token = google.sign(claimsOf(PROJECT, meena));
  const sent = { ...anOrder({ guest_email: meena.email }), user_id: "uid-of-somebody-else" };
  const { status, body } = await shop.call("POST", "/api/orders", { body: sent, token });
  expect([status, body.order?.user_id]).toEqual([201, meena.uid]);
  expect(provider.asked).toEqual(["https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=public-key"]);
});

const at = now();
const bad: [what: string, token: () => string][] = [
  ["signed by somebody else under the name of Google's key", () => forger.sign(claimsOf(PROJECT, meena))],
  ["signed under a key that Google doesn't know", () => newSigner("another").sign(claimsOf(PROJECT, meena))],
  ["of another project", () => google.sign(claimsOf("another-shop", meena))],
  [
    "of another project in its issuer alone",
    () => google.sign(claimsOf(PROJECT, meena, { iss: "https://securetoken.google.com/another-shop" })),
  ],
  ["that has expired", () => google.sign(claimsOf(PROJECT, meena, { iat: at - 7200, exp: at - 3600 }))],
  ["without a user", () => google.sign(claimsOf(PROJECT, meena, { sub: "" }))],
  ["of the emulator", () => emulatorToken(meena)],
  ["of this project without a signature", () => unsigned(claimsOf(PROJECT, meena))],
  ["of this project that says RS256 and has no signature", () => unsigned(claimsOf(PROJECT, meena), "RS256")],
  ["of somebody that the project doesn't know", () => google.sign(claimsOf(PROJECT, { ...meena, uid: "uid-unknown" }))],
  ["that is rubbish", () => "a.b.c"],
];

// promise: Tokens that are none
// promise: No token, no account's e-mail
test("with Firebase configured, a token that is not Google's, of this project, of now and of a user belongs to nobody, and is not logged", async () => {
  const { list, shop } = await firebaseShop({ RATE_LIMIT: "off" });
  const own = google.sign(claimsOf(PROJECT, meena));
  expect(await list(own)).toEqual([200, undefined]);
  expect(shop.logLines.join("\n")).not.toContain(own.slice(-40));
  for (const [what, made] of bad) {
    const token = made();
    expect([what, ...(await list(token))]).toEqual([what, 401, "unauthorized"]);
    const body = anOrder({ guest_email: meena.email });
    expect([what, (await shop.call("POST", "/api/orders", { body, token })).status]).toEqual([what, 401]);
    expect(shop.logLines.join("\n")).not.toContain(token.slice(-40));
  }
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual([]);
});

// promise: A token ends with its sign-in
test("a token ends with its sign-in: revoked, disabled or deleted, it is refused on the next call", async () => {
  const { list, provider } = await firebaseShop();
  const token = google.sign(claimsOf(PROJECT, meena));
  for (const change of [{ validSince: now() }, { disabled: true }]) {
    provider.accounts.set(meena.uid, { ...meena, ...change });
    expect(await list(token)).toEqual([401, "unauthorized"]);
    provider.accounts.set(meena.uid, meena);
    expect(await list(token)).toEqual([200, undefined]);
  }
  // Revoked before this sign-in: that was another one.
  provider.accounts.set(meena.uid, { ...meena, validSince: now() - 3600 });
  expect(await list(token)).toEqual([200, undefined]);
  provider.accounts.delete(meena.uid);
  expect(await list(token)).toEqual([401, "unauthorized"]);
});

test("while the provider can't be reached a user waits, a guest buys, and no order becomes a guest's", async () => {
  const { shop, provider } = await firebaseShop();
  const token = google.sign(claimsOf(PROJECT, meena));
  for (const trouble of ["silent", 500, 403] as const) {
    provider.trouble = trouble;
    const sent = { body: anOrder({ guest_email: meena.email }), token };
    const { status, body } = await shop.call("POST", "/api/orders", sent);
    expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(body.error).toContain("check your sign-in");
  }
  standInKeys(null);
  provider.trouble = null;
  expect((await shop.call("GET", "/api/orders", { token })).status).toBe(503);
  expect((await shop.place(anOrder())).body.order?.user_id).toBeNull();
});

test("where Google's keys don't come, a user hears so in five seconds: no call waits for them without an end", async () => {
  const { shop } = await firebaseShop();
  const keys = standInKeys("silent");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = shop.call("GET", "/api/orders", { token: google.sign(claimsOf(PROJECT, meena)) });
  await expect.poll(() => keys.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(5000);
  expect((await answer).status).toBe(503);
});

test("an emulator that the environment names can't be brought in beside Firebase", async () => {
  await expect(freshShop({ ...firebase, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" })).rejects.toThrow(
    /^FIREBASE_AUTH_EMULATOR_HOST must not be set/,
  );
});

const own = { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost:3000", "x-forwarded-proto": "http" };
const ways: [what: string, headers: Record<string, string>, status: number][] = [
  ["from this machine", {}, 200],
  ["from this machine, with what Next fills in", { ...own, "x-forwarded-port": "3000" }, 200],
  ["from this machine over IPv6", { host: "[::1]:3000", "x-forwarded-for": "::1" }, 200],
  ["under this machine's number", { host: "127.0.0.1:3000" }, 200],
  ["through a proxy that says from where", { "x-forwarded-for": "198.51.100.7" }, 401],
  ["through a proxy, written after this machine's address", { "x-forwarded-for": "127.0.0.1, 198.51.100.7" }, 401],
  ["through a proxy that says for which host", { ...own, "x-forwarded-host": "shop.example" }, 401],
  ["through a proxy that ends TLS", { ...own, "x-forwarded-proto": "https" }, 401],
  ["through a proxy with a header of its own", { "x-forwarded-server": "proxy" }, 401],
  ["through a proxy that says so in the standard's words", { forwarded: "for=127.0.0.1" }, 401],
  ["under another host's name", { host: "shop.example" }, 421],
  ["under a name that begins like this machine's", { host: "localhost.evil.example:3000" }, 421],
  ["under a name that ends like this machine's", { host: "evil.example@localhost.evil.example" }, 421],
];

// promise: The emulator's unsigned tokens count on this machine alone
test("the emulator's unsigned token counts for who comes from this machine under its name, and for nobody else", async () => {
  const provider = standInProvider(meena);
  const shop = await freshShop();
  for (const [way, headers, expected] of ways) {
    provider.asked.length = 0;
    const { status } = await shop.call("GET", "/api/orders", { token: emulatorToken(meena), headers });
    expect([way, status]).toEqual([way, expected]);
    if (expected === 200) expect(provider.asked[0]).toMatch(/^http:\/\/127\.0\.0\.1:9099\//);
    else expect(provider.asked).toEqual([]);
  }
});

test("in a shop with emulated sign-in no call at all is answered under a foreign host's name", async () => {
  const shop = await freshShop();
  const headers = { host: "evil.example" };
  const calls = ["/api/config", "/api/health"].map((path) => shop.call("GET", path, { headers }));
  for (const { status, body } of await Promise.all([...calls, shop.place(anOrder(), headers)]))
    expect([status, body.code]).toEqual([421, "misdirected_request"]);
  const elsewhere = await freshShop({ HOST: "0.0.0.0" });
  expect((await elsewhere.call("GET", "/api/config", { headers })).body.sign_in).toEqual({ kind: "none" });
});

test("an emulator's token of another project, expired, signed, of another algorithm or without a user is nobody's; a public shop takes none", async () => {
  const provider = standInProvider(meena);
  const shop = await freshShop();
  const status = async (token: string, at = shop) => (await at.call("GET", "/api/orders", { token })).status;
  for (const token of [
    unsigned(claimsOf("demo-other", meena)),
    emulatorToken(meena, { exp: at - 1 }),
    `${emulatorToken(meena)}c2lnbmVk`,
    unsigned(claimsOf("demo-anjarai", meena), "HS256"),
    emulatorToken(meena, { sub: "" }),
  ])
    expect(await status(token)).toBe(401);
  // Which shops are public is in settings.test.ts.
  expect(await status(emulatorToken(meena), await freshShop({ HOST: "0.0.0.0" }))).toBe(401);
  expect(provider.asked).toEqual([]);
});

test("who signed in in the very second of a reset is signed in", async () => {
  const { provider, list } = await firebaseShop();
  const claims = claimsOf(PROJECT, meena);
  provider.accounts.set(meena.uid, { ...meena, validSince: Number(claims.auth_time) });
  expect((await list(google.sign(claims)))[0]).toBe(200);
  provider.accounts.set(meena.uid, { ...meena, validSince: Number(claims.auth_time) + 1 });
  expect((await list(google.sign(claims)))[0]).toBe(401);
});

test("a sign-in provider that never responds is reported as unavailable after five seconds", async () => {
  const given: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    given.push(milliseconds);
    return timeout(milliseconds / 100);
  });
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const shop = await freshShop({ AUTH_EMULATOR_PORT: String((silent.address() as AddressInfo).port) });
  const { status, body } = await shop.call("GET", "/api/orders", { token: emulatorToken(meena) });
  expect([status, body.code, given]).toEqual([503, "unavailable", [5000]]);
});
