import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { EMULATOR_PROJECT } from "#lib/shop/http/public-config.ts";
import { authEmulatorAnswers } from "@/scripts/programs/auth-emulator";
import { killChildren } from "@/scripts/programs/children";
import { freePort } from "@/scripts/programs/ports";
import { keepNextRunning } from "@/scripts/start/next-server";
import { familyOf, isAlive, newStarted, processesOf, START, type Started, saying } from "@/tests/support/e2e-started";
import { staffToken, tokensOf } from "@/tests/support/orders";

/** What a killed shop may have left behind: it has no parent any more. */
let orphans: number[] = [];
let started: Started;

test.beforeEach(() => {
  started = newStarted();
  orphans = [];
});

test.afterEach(() => started.end(orphans));

/** Starts a shop. Listening for everybody it has no emulator: Next is its only child. */
const launch = async (...options: string[]) => {
  const port = await freePort();
  const settings = { PORT: String(port), HOST: "0.0.0.0", SMTP_URI: "smtp://mail" };
  return { url: `http://127.0.0.1:${port}`, child: started.launch(process.execPath, [...START, ...options], settings) };
};

/** A start that is to fail: its exit code, and its output. */
async function refused(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = started.launch(process.execPath, START, { PORT: String(await freePort()), ...settings });
  const output = [child.stdout, child.stderr].map((stream) => text(stream as NodeJS.ReadableStream));
  const [code] = await once(child, "close");
  return { code, said: (await Promise.all(output)).join("") };
}

// promise: Next that dies is started again
// promise: An edge server that is killed takes its Next along
test("Next that dies is started again, and in between the shop answers with 'in a moment'; an edge server that is killed leaves nothing behind that still works on orders", async () => {
  const { url, child } = await launch();
  const family = () => familyOf(child.pid ?? 0);
  await saying(child, /Ctrl-C stops it/);
  const back = saying(child, /The shop is back\./);
  const [, next = 0] = family();
  process.kill(next, "SIGKILL");
  const health = () => fetch(`${url}/api/health`);
  const asked = await Promise.all([1, 2, 3].map(health));
  for (const { status, headers } of asked) expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
  await back;
  expect((await health()).status).toBe(200);
  orphans = family();
  expect(orphans.length).toBe(3);
  child.kill("SIGKILL");
  await expect.poll(() => orphans.filter(isAlive), { timeout: 15_000 }).toEqual([]);
});

// promise: An edge server that is killed takes its Next along ... also one that is still starting
test("an edge server that is killed while its Next is still starting takes it along as well", async () => {
  const { child } = await launch();
  await expect.poll(() => familyOf(child.pid ?? 0).length, { intervals: [10] }).toBe(3);
  orphans = familyOf(child.pid ?? 0);
  child.kill("SIGKILL");
  await expect.poll(() => orphans.filter(isAlive), { timeout: 15_000 }).toEqual([]);
});

// promise: The edge server is started again when it dies
// promise: An edge server that is killed takes its Next along ... also one that computes without a pause
test("npm start starts the shop again when its edge server is killed, whose Next does not outlive it though it is busy for ever, and ends when it is told to", async () => {
  test.skip(!existsSync("/proc/self/stat"), "only Linux names the processes of a process");
  const port = await freePort();
  const child = started.launch("npm", ["start"], { PORT: String(port), HOST: "0.0.0.0" });
  await saying(child, /Ctrl-C stops it/);
  const before = processesOf(child.pid ?? 0);
  orphans = before;
  const again = saying(child, /Ctrl-C stops it/);
  // A stopped process hears as little as one that computes.
  process.kill(before[1], "SIGSTOP");
  process.kill(before[0], "SIGKILL");
  await again;
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  await expect.poll(() => before.filter(isAlive), { timeout: 25_000 }).toEqual([]);
  const family = familyOf(child.pid ?? 0);
  orphans = family;
  process.kill(child.pid ?? 0, "SIGTERM");
  await once(child, "exit");
  await expect.poll(() => family.filter(isAlive), { timeout: 20_000 }).toEqual([]);
});

// promise: Next that answers nothing is started again
test("Next that leaves two checks unanswered is ended, and started again", async () => {
  test.skip(!existsSync("/proc/self/stat"), "only Linux names the processes of a process");
  const upstream = { port: 0, isUp: false };
  let up = () => {};
  const isUp = new Promise<void>((resolve) => {
    up = resolve;
  });
  void keepNextRunning(upstream, { SHOP_DATA_DIR: join(started.folder, "data"), STAFF_API_TOKEN: staffToken }, up, 500);
  await isUp;
  const first = upstream.port;
  const [, next] = processesOf(process.pid);
  process.kill(next, "SIGSTOP");
  await expect.poll(() => upstream.isUp && upstream.port !== first, { timeout: 30_000 }).toBe(true);
  expect(isAlive(next)).toBe(false);
  expect((await fetch(`http://127.0.0.1:${upstream.port}/api/health`)).status).toBe(200);
  killChildren();
});

// promise: A shop that is killed takes its Auth emulator along
test("a shop that is killed takes its Auth emulator along, and the next start has its accounts", async () => {
  // The emulator takes ten seconds to come up on a machine that is idle, and a minute on one that is not.
  test.setTimeout(360_000);
  const [port, emulator] = [await freePort(), await freePort()];
  const settings = { PORT: String(port), AUTH_EMULATOR_PORT: String(emulator) };
  const accounts = `http://127.0.0.1:${emulator}/identitytoolkit.googleapis.com/v1/projects/${EMULATOR_PROJECT}/accounts`;
  const headers = { Authorization: "Bearer owner", "Content-Type": "application/json" };
  const first = started.launch(process.execPath, START, settings);
  await saying(first, /Ctrl-C stops it/);
  await expect.poll(() => authEmulatorAnswers(emulator), { timeout: 120_000 }).toBe(true);
  const body = JSON.stringify({ email: "kamala@customer.example", password: "tamarind-7" });
  expect((await fetch(accounts, { method: "POST", headers, body })).status).toBe(200);
  const family = familyOf(first.pid ?? 0);
  expect(family.length).toBe(4);
  orphans = family;
  first.kill("SIGKILL");
  // Started again at once, while the old emulator still answers.
  const second = started.launch(process.execPath, START, settings);
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
  const { url, child } = await launch("--no-front");
  const said = await saying(child, /Ctrl-C stops it/);
  expect(said).toContain(`Wayanad Larder is open at ${url.replace("127.0.0.1", "localhost")}\n`);
  expect(said).toContain("SMTP_URI is no setting of this shop, and has no effect: is SMTP_URL meant?\n");
  // A shop that is opened to others without its address set would publish this machine's.
  expect(said).toMatch(/\n {2}NEXT_PUBLIC_SITE_URL is not set: .*http:\/\/localhost:3000.*\n/);
  const { status, headers } = await fetch(url);
  expect([status, headers.get("content-encoding")]).toEqual([200, "gzip"]);
  expect(headers.get("content-security-policy")).toBe(
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

// What is wrong with which setting is in tests/api/settings.test.ts.
test("a start with half a group of settings, an empty secret, sample facts, a token that can be guessed or a port that is taken ends with one line, and makes no data folder", async () => {
  const [other, folder] = [createServer().listen(0, "127.0.0.1"), { SHOP_DATA_DIR: started.folder }];
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  writeFileSync(join(started.folder, "shop-secret"), "");
  // Made by the first start: it is no person's.
  writeFileSync(join(started.folder, "staff-token"), tokensOf.packing);
  const live = { NEXT_PUBLIC_SITE_URL: "https://shop.example" };
  const guessed = { ...live, ALLOW_SAMPLES: "yes", STAFF_API_TOKEN: "staff-token-staff-token" };
  for (const [settings, line] of [
    [{ SMTP_URL: "smtp://127.0.0.1:25" }, /^[^\n]*missing: MAIL_FROM, WAREHOUSE_EMAIL\.\n$/],
    [folder, /^[^\n]*shop-secret is empty\.[^\n]*\n$/],
    [
      { ...folder, STAFF_TOKENS: `packing:${tokensOf.packing}` },
      /^STAFF_TOKENS: the token of 'packing' is somebody else's or another secret: [^\n]*\n$/,
    ],
    [live, /^https:\/\/shop\.example would show \d+ sample facts: [^\n]*ALLOW_SAMPLES=yes[^\n]*\n$/],
    [guessed, /^STAFF_API_TOKEN can be guessed: [^\n]*\n$/],
    [{ PORT: String(port) }, new RegExp(`^Port ${port} is taken by another program: PORT=${port + 1} npm start\n$`)],
  ] as const)
    expect([settings, await refused(settings)]).toEqual([settings, { code: 1, said: expect.stringMatching(line) }]);
  other.close();
  expect(existsSync(join(started.folder, "data"))).toBe(false);
});
