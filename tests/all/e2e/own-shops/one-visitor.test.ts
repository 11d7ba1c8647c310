import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, expect, test } from "@playwright/test";
import { freePort } from "@/scripts/programs/ports";
import {
  ATTACKER,
  everyKind,
  FLIPPED,
  flip,
  leavingVisitor,
  seeded,
  startReaders,
  stretchedQuery,
} from "@/tests/support/e2e-attackers";
import { KILL_AND_CLOCK } from "@/tests/support/e2e-shop";
import { place, readyToPlace } from "@/tests/support/e2e-shopper";
import { familyOf, newStarted, processesOf, type Started, saying } from "@/tests/support/e2e-started";
import { awaitScripts } from "@/tests/support/e2e-test";
import { lengthOf } from "@/tests/support/length";
import { staffToken } from "@/tests/support/orders";
import { recordTable } from "@/tests/support/record";

// A trace takes the processor from the shoppers.
test.use({ trace: "off" });
test.skip(!existsSync("/proc/self/stat"), "only Linux names the processes of a process, and their memory");
test.skip(spawnSync("python3", ["--version"]).status !== 0, "only python3 makes the windows of a bad network");

let started: Started;
test.beforeEach(() => {
  started = newStarted();
});
test.afterEach(() => started.end());

/** Where the shop finds a visitor's address. */
const from = (address: string) => ({ "X-Forwarded-For": address });

/** The shop as npm start runs it, with its limits for each address, behind a proxy. */
async function start(options = "") {
  const port = await freePort();
  const child = started.launch("npm", ["start"], {
    PORT: String(port),
    HOST: "0.0.0.0",
    STAFF_API_TOKEN: staffToken,
    TRUST_PROXY: "1",
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${options}`,
  });
  await saying(child, /Ctrl-C stops it/);
  return { port, url: `http://localhost:${port}`, processes: () => processesOf(child.pid ?? 0) };
}

// promise: A visitor who leaves at the wrong moment costs nobody else anything
test("3,000 requests of every kind, each cut off at some moment while switches are flipped, leave both processes alive", async () => {
  const { port, url, processes } = await start(KILL_AND_CLOCK);
  const before = processes();
  const [kinds, random] = [await everyKind(url), seeded(7)];
  let left = 3000;
  async function visitors(): Promise<void> {
    for (; left > 0; left -= 1) await leavingVisitor(port, kinds, random);
  }
  async function flips(): Promise<void> {
    for (let inStock = false; left > 0; inStock = !inStock) {
      expect(await flip(url, inStock)).toBe(200);
      // The cached pages are too old now to be sent unasked.
      process.kill(before[0], "SIGUSR2");
      await pause(50);
    }
  }
  await Promise.all([flips(), ...Array.from({ length: 40 }, visitors)]);
  expect(processes()).toEqual(before);
  const next = await fetch(`${url}/product-details/${FLIPPED}`, { signal: AbortSignal.timeout(10_000) });
  expect(next.status).toBe(200);
});

/** The memory of a process, in MiB. */
const memoryOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
/** Shoppers have processors of their own: on this machine's, which are the shop's, they get what it leaves. */
function yieldToShop(browser: number[]): void {
  for (const pid of browser) {
    setPriority(pid, 10);
    // Where the kernel shares the processors among sessions, only this has an effect.
    if (existsSync(`/proc/${pid}/autogroup`)) writeFileSync(`/proc/${pid}/autogroup`, "10");
  }
}

const SECONDS = lengthOf(12, 600);
const SHOPPERS = lengthOf(2, 5);
/** In milliseconds. At the short length other tests run beside this one. */
const PAGE_MS = lengthOf(15_000, 2000);
/** How long a shopper reads a page, in milliseconds. */
const READING_MS = 2000;

// promise: One visitor stops nothing
// promise: Readers that read nothing keep nobody from a page
test("all kinds of bad visitors at once stop no shopper", async ({ browser }) => {
  test.setTimeout((SECONDS + 120) * 1000);
  yieldToShop(familyOf(process.pid).slice(1));
  const { port, url, processes } = await start();
  const before = processes();
  const [kinds, random] = [await everyKind(url), seeded(11)];
  const script = kinds.find((kind) => kind.includes("/chunks/"))?.split(" ")[1] ?? "/";
  const end = Date.now() + SECONDS * 1000;
  /** One after the other until the end, with a pause in milliseconds. */
  async function again(what: () => Promise<unknown>, ms: number): Promise<void> {
    while (Date.now() < end) {
      await what();
      await pause(ms);
    }
  }
  const form = {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...from(ATTACKER) },
    body: "a&".repeat(32_000),
  };
  let inStock = false;
  const readers = [
    await startReaders(port, 70, [script, "Range: bytes=0-"]),
    await startReaders(port, 70, [script.replace("/chunks", "/%63hunks")]),
    await startReaders(port, 900, [`/product-details/${FLIPPED}`], [400, 20]),
  ];
  const memory: [edge: number, next: number][] = [];
  const pages: number[] = [];
  const placed: string[] = [];
  await Promise.all([
    ...Array.from({ length: 10 }, () => again(() => leavingVisitor(port, kinds, random), 100)),
    again(
      async () =>
        fetch(`${url}/search?q=${stretchedQuery(random)}`, { headers: from(ATTACKER) }).then((answer) => answer.text()),
      100,
    ),
    again(async () => fetch(`${url}/api/staff/slips`, form).then((answer) => answer.text()), 200),
    again(async () => {
      inStock = !inStock;
      expect(await flip(url, inStock)).toBe(200);
      memory.push([memoryOf(before[0]), memoryOf(before[1])]);
    }, 1000),
    ...Array.from({ length: SHOPPERS }, (_, shopper) =>
      again(async () => placed.push(await buys(browser, url, from(`203.0.113.${shopper}`), pages)), 500),
    ),
  ]);
  for (const leave of readers) await leave();
  expect(processes()).toEqual(before);
  const ask = () => fetch(`${url}/search?q=tea`, { headers: from(ATTACKER) });
  let refused = await ask();
  // A slow machine has attacked with fewer searches than a minute's limit.
  for (let more = 120; more > 0 && refused.status === 200; more -= 1) refused = await ask();
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([429, "no-store"]);
  const orders = await fetch(`${url}/api/orders?limit=100`, { headers: { authorization: `Bearer ${staffToken}` } });
  const saved = ((await orders.json()) as { orders: { order_id: string }[] }).orders.map(({ order_id }) => order_id);
  expect(saved.slice(0, placed.length).sort()).toEqual(placed.slice(-100).sort());
  pages.sort((one, other) => one - other);
  const slowest = pages.at(-1) ?? 0;
  const [early = [0, 0], late = [0, 0]] = [memory[Math.floor(memory.length / 2)], memory.at(-1)];
  recordTable("one-visitor.md", [
    ["seconds", "shoppers", "orders", "pages", "slowest page (ms)", "edge server, Next half way (MiB)", "at the end"],
    [SECONDS, SHOPPERS, placed.length, pages.length, slowest, early.join(", "), late.join(", ")].map(String),
  ]);
  expect(slowest).toBeLessThan(PAGE_MS);
  for (const [edge] of memory) expect(edge).toBeLessThan(300);
});

/** A shopper of a browser of their own reads three pages and places an order. Returns its id, and adds how long each page took, in milliseconds. */
async function buys(browser: Browser, url: string, extraHTTPHeaders: Record<string, string>, pages: number[]) {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders });
  const page = await context.newPage();
  awaitScripts(page);
  page.on("requestfinished", (request) => {
    if (request.isNavigationRequest()) pages.push(request.timing().responseEnd);
  });
  for (const path of ["/", "/categories", "/search?q=tea"]) {
    await page.goto(path);
    await pause(READING_MS);
  }
  await readyToPlace(page);
  const id = await place(page);
  await context.close();
  return id;
}
