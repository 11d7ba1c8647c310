import { once } from "node:events";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { EMULATOR_PROJECT } from "#lib/shop/public-config.ts";
import { authEmulatorAnswers } from "@/scripts/auth-emulator";
import { buildFingerprint, builtFingerprint } from "@/scripts/build-fingerprint";
import { freePort, tryPort } from "@/scripts/ports";
import { familyOf, isAlive, newStarted, START, type Started, saying, signalGroup } from "@/tests/support/e2e-started";
import { tokensOf } from "@/tests/support/orders";

/** What a killed shop may have left behind: it has no parent any more. */
let orphans: number[] = [];
let started: Started;

test.beforeEach(() => {
  started = newStarted();
  orphans = [];
});

test.afterEach(() => started.end(orphans));

const launch: Started["launch"] = (...args) => started.launch(...args);

/** A start that is to fail: its exit code, and its output. */
async function refused(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = launch(process.execPath, START, settings);
  const output = [child.stdout, child.stderr].map((stream) => text(stream as NodeJS.ReadableStream));
  const [code] = await once(child, "close");
  return { code, said: (await Promise.all(output)).join("") };
}

test("npm start comes up with nothing configured, says where everything is, and Ctrl-C ends all of it", async () => {
  // A start that first builds would pull the build from under the other tests.
  expect(builtFingerprint(), "the build is older than the sources: build first").toBe(buildFingerprint());
  const [port, emulator] = [await freePort(), await freePort()];
  const child = launch("npm", ["start"], { PORT: String(port), AUTH_EMULATOR_PORT: String(emulator) });
  const data = join(started.folder, "data");
  const said = await saying(child, /Ctrl-C stops it/);
  expect(said).toContain(`Wayanad Larder is open at http://localhost:${port}\n`);
  expect(said).toContain(`Data is kept in ${data}\n`);
  expect(said).toContain(`The staff token is in ${join(data, "staff-token")}\n`);
  expect(said).toContain(`Mail is only written to files: ${join(data, "mail")}\n`);
  expect(said).not.toMatch(/Building|NEXT_PUBLIC_SITE_URL/);
  // Next listens at an address of its own, which is nobody's to open.
  expect(said).not.toMatch(/Next\.js|Local:|Network:|Ready in/);

  const health = await fetch(`http://localhost:${port}/api/health`);
  expect(await health.json()).toMatchObject({ status: "ok", order_store: "sqlite", mail: "files" });
  expect(statSync(data).mode & 0o777).toBe(0o700);
  for (const file of ["staff-token", "orders.sqlite"]) expect(statSync(join(data, file)).mode & 0o777).toBe(0o600);
  // It lives in the checkout and its data folder; only npm keeps its own log at home.
  const atHome = existsSync(join(started.folder, "home")) ? readdirSync(join(started.folder, "home")) : [];
  expect(atHome.filter((name) => name !== ".npm")).toEqual([]);

  // npm, the script, the shop and the emulator, at the least.
  await expect.poll(() => familyOf(child.pid ?? 0).length).toBeGreaterThanOrEqual(4);
  const family = familyOf(child.pid ?? 0);
  signalGroup(child.pid, "SIGINT");
  await once(child, "exit");
  await expect.poll(() => family.filter(isAlive)).toEqual([]);
  for (const freed of [port, emulator]) expect(await tryPort("127.0.0.1", freed)).toEqual({ port: freed });
});

// promise: Next that dies is started again
test("Next that dies is started again, and in between the shop answers with 'in a moment'", async () => {
  const PORT = String(await freePort());
  // Listening for everybody it has no emulator: Next is its only child.
  const child = launch(process.execPath, START, { PORT, HOST: "0.0.0.0" });
  await saying(child, /Ctrl-C stops it/);
  const back = saying(child, /The shop is back\./);
  const [, next = 0] = familyOf(child.pid ?? 0);
  process.kill(next, "SIGKILL");
  const health = () => fetch(`http://127.0.0.1:${PORT}/api/health`);
  const asked = await Promise.all([1, 2, 3].map(health));
  for (const { status, headers } of asked) expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
  await back;
  expect((await health()).status).toBe(200);
});

// promise: An edge server that is killed takes its Next along
test("a shop whose edge server is killed leaves nothing behind that still works on orders", async () => {
  const child = launch(process.execPath, START, { PORT: String(await freePort()), HOST: "0.0.0.0" });
  await saying(child, /Ctrl-C stops it/);
  const family = familyOf(child.pid ?? 0);
  expect(family.length).toBe(3);
  child.kill("SIGKILL");
  await expect.poll(() => family.filter(isAlive), { timeout: 15_000 }).toEqual([]);
});

// promise: An edge server that is killed takes its Next along ... also one that is still starting
test("an edge server that is killed while its Next is still starting takes it along as well", async () => {
  const child = launch(process.execPath, START, { PORT: String(await freePort()), HOST: "0.0.0.0" });
  await expect.poll(() => familyOf(child.pid ?? 0).length, { intervals: [10] }).toBe(3);
  const family = familyOf(child.pid ?? 0);
  child.kill("SIGKILL");
  await expect.poll(() => family.filter(isAlive), { timeout: 15_000 }).toEqual([]);
});

// promise: A shop that is killed takes its Auth emulator along
test("a shop that is killed takes its Auth emulator along, and the next start has its accounts", async () => {
  // The emulator takes ten seconds to come up on a machine that is idle, and a minute on one that is not.
  test.setTimeout(360_000);
  const [port, emulator] = [await freePort(), await freePort()];
  const settings = { PORT: String(port), AUTH_EMULATOR_PORT: String(emulator) };
  const accounts = `http://127.0.0.1:${emulator}/identitytoolkit.googleapis.com/v1/projects/${EMULATOR_PROJECT}/accounts`;
  const headers = { Authorization: "Bearer owner", "Content-Type": "application/json" };
  const first = launch(process.execPath, START, settings);
  await saying(first, /Ctrl-C stops it/);
  await expect.poll(() => authEmulatorAnswers(emulator), { timeout: 120_000 }).toBe(true);
  const body = JSON.stringify({ email: "kamala@customer.example", password: "tamarind-7" });
  expect((await fetch(accounts, { method: "POST", headers, body })).status).toBe(200);
  const family = familyOf(first.pid ?? 0);
  expect(family.length).toBe(4);
  orphans = family;
  first.kill("SIGKILL");
  // Started again at once, while the old emulator still answers.
  const second = launch(process.execPath, START, settings);
  await saying(second, /Ctrl-C stops it/);
  await expect.poll(() => family.filter(isAlive), { timeout: 30_000 }).toEqual([]);
  const emails = async () => {
    const answer = await fetch(`${accounts}:batchGet?maxResults=-1`, { headers }).catch(() => null);
    const { users = [] } = ((await answer?.json()) ?? {}) as { users?: { email: string }[] };
    return users.map(({ email }) => email);
  };
  await expect.poll(emails, { timeout: 120_000 }).toEqual(["kamala@customer.example"]);
});

test("without the edge server the shop is as Next serves it", async () => {
  const PORT = String(await freePort());
  const child = launch(process.execPath, [...START, "--no-front"], { PORT, HOST: "0.0.0.0", SMTP_URI: "smtp://mail" });
  const said = await saying(child, /Ctrl-C stops it/);
  expect(said).toContain(`Wayanad Larder is open at http://localhost:${PORT}\n`);
  expect(said).toContain("SMTP_URI is no setting of this shop, and has no effect: is SMTP_URL meant?\n");
  // A shop that is opened to others without its address set would publish this machine's.
  expect(said).toMatch(/\n {2}NEXT_PUBLIC_SITE_URL is not set: .*http:\/\/localhost:3000.*\n/);
  const { status, headers } = await fetch(`http://127.0.0.1:${PORT}/`);
  expect([status, headers.get("content-encoding")]).toEqual([200, "gzip"]);
  expect(headers.get("content-security-policy")).toBe(
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

test("a half set group of settings stops the start with one line that names what is missing", async () => {
  const PORT = String(await freePort());
  const mail = await refused({ PORT, SMTP_URL: "smtp://127.0.0.1:25" });
  expect(mail).toEqual({ code: 1, said: expect.stringMatching(/^[^\n]*missing: MAIL_FROM, WAREHOUSE_EMAIL\.\n$/) });
  const twilio = await refused({ PORT, TWILIO_AUTH_TOKEN: "0".repeat(32), TWILIO_WHATSAPP_FROM: "+14155238886" });
  expect(twilio.code).toBe(1);
  expect(twilio.said).toMatch(/^[^\n]*missing: TWILIO_ACCOUNT_SID, WAREHOUSE_WHATSAPP_TO\.\n$/);
  writeFileSync(join(started.folder, "shop-secret"), "");
  const secret = await refused({ PORT, SHOP_DATA_DIR: started.folder });
  expect(secret).toEqual({ code: 1, said: expect.stringMatching(/^[^\n]*shop-secret is empty\.[^\n]*\n$/) });
  const firebase = await refused({ PORT, FIREBASE_PROJECT_ID: "a-real-shop" });
  expect(firebase.said).toMatch(/^FIREBASE_PROJECT_ID [^\n]*NEXT_PUBLIC_FIREBASE_API_KEY[^\n]*\n$/);
  expect(existsSync(join(started.folder, "data"))).toBe(false);
});

test("the staff token that the first start made is no person's", async () => {
  writeFileSync(join(started.folder, "staff-token"), tokensOf.packing);
  const STAFF_TOKENS = `packing:${tokensOf.packing}`;
  const { code, said } = await refused({ PORT: String(await freePort()), SHOP_DATA_DIR: started.folder, STAFF_TOKENS });
  expect(code).toBe(1);
  expect(said).toMatch(/^STAFF_TOKENS: the token of 'packing' is somebody else's or another secret: [^\n]*\n$/);
});

test("a shop for the public with sample facts, or with a secret that can be guessed, does not start", async () => {
  const settings = { PORT: String(await freePort()), NEXT_PUBLIC_SITE_URL: "https://shop.example" };
  const samples = await refused(settings);
  expect(samples).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^https:\/\/shop\.example would show \d+ sample facts: [^\n]*ALLOW_SAMPLES=yes[^\n]*\n$/,
    ),
  });
  const weak = await refused({ ...settings, STAFF_API_TOKEN: "staff-token-staff-token", ALLOW_SAMPLES: "yes" });
  expect(weak).toEqual({ code: 1, said: expect.stringMatching(/^STAFF_API_TOKEN can be guessed: [^\n]*\n$/) });
  expect(weak.said).not.toContain("staff-token-staff-token");
  const person = await refused({ ...settings, STAFF_TOKENS: "packing:anjarai-packing-2027", ALLOW_SAMPLES: "yes" });
  expect(person).toEqual({ code: 1, said: expect.stringMatching(/^STAFF_TOKENS: [^\n]* can be guessed: [^\n]*\n$/) });
  expect(existsSync(join(started.folder, "data"))).toBe(false);
});

test("a start on a port that is taken says the cure in one line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { code, said } = await refused({ PORT: String(port) });
  other.close();
  expect(said).toBe(`Port ${port} is taken by another program: PORT=${port + 1} npm start\n`);
  expect(code).toBe(1);
});
