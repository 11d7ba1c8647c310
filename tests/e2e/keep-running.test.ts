import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { killChildren } from "@/scripts/children";
import { projectRoot } from "@/scripts/env";
import { keepNextRunning } from "@/scripts/next-server";
import { freePort } from "@/scripts/ports";
import { familyOf, isAlive, newStarted, START, type Started, saying } from "@/tests/support/e2e-started";
import { staffToken } from "@/tests/support/orders";

let started: Started;
let orphans: number[] = [];

test.beforeEach(() => {
  started = newStarted();
  orphans = [];
});

test.afterEach(() => started.end(orphans));

/** The processes of a shop: its edge server, and Next, which names itself. */
function processesOf(pid: number): [edge: number, next: number] {
  const commands = familyOf(pid).map(
    (own) => [own, readFileSync(`/proc/${own}/cmdline`, "utf8").replaceAll("\0", " ")] as const,
  );
  const [edge, next] = [/^\S*node .*scripts\/start\.ts/, /^next-server/].map(
    (pattern) => commands.find(([, command]) => pattern.test(command))?.[0],
  );
  if (!next) throw new Error(`No Next among ${JSON.stringify(commands)}`);
  return [edge ?? pid, next];
}

test.skip(!existsSync("/proc/self/stat"), "only Linux names the processes of a process");

// promise: The edge server is started again when it dies
test("npm start starts the shop again when its edge server is killed, and ends when it is told to", async () => {
  const port = await freePort();
  const child = started.launch("npm", ["start"], { PORT: String(port), HOST: "0.0.0.0" });
  await saying(child, /Ctrl-C stops it/);
  const before = processesOf(child.pid ?? 0);
  orphans = before;
  const again = saying(child, /Ctrl-C stops it/);
  process.kill(before[0], "SIGKILL");
  await again;
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  await expect.poll(() => before.filter(isAlive), { timeout: 20_000 }).toEqual([]);
  const family = familyOf(child.pid ?? 0);
  orphans = family;
  process.kill(child.pid ?? 0, "SIGTERM");
  await once(child, "exit");
  await expect.poll(() => family.filter(isAlive), { timeout: 20_000 }).toEqual([]);
});

// promise: An edge server that is killed takes its Next along ... also one that computes without a pause
test("Next that is busy for ever does not outlive its edge server", async () => {
  const child = started.launch(process.execPath, START, { PORT: String(await freePort()), HOST: "0.0.0.0" });
  await saying(child, /Ctrl-C stops it/);
  const [edge, next] = processesOf(child.pid ?? 0);
  orphans = [next];
  // A stopped process hears as little as one that computes.
  process.kill(next, "SIGSTOP");
  process.kill(edge, "SIGKILL");
  await expect.poll(() => isAlive(next), { timeout: 25_000 }).toBe(false);
});

// promise: Next that answers nothing is started again
test("Next that leaves two checks unanswered is ended, and started again", async () => {
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

const clock = pathToFileURL(join(projectRoot, "tests/support/kill-and-clock.ts")).href;
const REQUESTS = 3000;
const AT_A_TIME = 40;

/** Numbers from 0 to 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

// promise: A visitor who leaves at the wrong moment costs nobody else anything
test("3,000 requests of every kind, each cut off at some moment while switches are flipped, leave both processes alive", async () => {
  test.setTimeout(240_000);
  const port = await freePort();
  const child = started.launch(process.execPath, START, {
    ...{ PORT: String(port), HOST: "0.0.0.0", STAFF_API_TOKEN: staffToken, RATE_LIMIT: "off" },
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${clock}`,
  });
  await saying(child, /Ctrl-C stops it/);
  const before = processesOf(child.pid ?? 0);
  const [edge] = before;
  const url = `http://127.0.0.1:${port}`;
  const slug = products[0]?.slug ?? "";
  const page = await (await fetch(url)).text();
  const [script = "/"] = /\/_next\/static\/chunks\/[\w.-]+\.js/.exec(page) ?? [];
  const [picture = "/"] = /\/pictures\/[\w.-]+\.avif/.exec(page) ?? [];
  const paths = ["/", `/product-details/${slug}`, "/categories", "/cart", "/nothing", "/search?q=tea"];
  const kinds = [
    ...paths.flatMap((path) => [
      `GET ${path}`,
      `HEAD ${path}`,
      `GET ${path}|rsc: 1`,
      `GET ${path}|accept-encoding: br`,
    ]),
    ...paths.map((path) => `GET ${path}|rsc: 1\r\nnext-router-prefetch: 1\r\nnext-router-segment-prefetch: /_tree`),
    ...[script, picture].flatMap((path) => [`GET ${path}`, `HEAD ${path}`, `GET ${path}|range: bytes=10-`]),
    ...[script, "/"].map((path) => `GET ${path}|if-none-match: "other"`),
    ...[
      `GET ${picture}|if-modified-since: Sat, 01 Aug 2020 10:00:00 GMT`,
      `GET ${script.replace("/chunks", "/%63hunks")}`,
    ],
    ...["GET /api/config", "GET /api/orders", "GET /api/shop", "OPTIONS /", "GET /%00", "POST /cart"],
    `POST /api/orders|content-type: application/json\r\ncontent-length: 200`,
    // The page that the switch changes: whoever asks for it first after a flip waits for Next.
    ...Array.from({ length: 20 }, () => `HEAD /product-details/${slug}`),
  ];
  const random = seeded(7);
  let left = REQUESTS;
  async function visitor(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const [line = "", header] = (kinds[Math.floor(random() * kinds.length)] ?? "").split("|");
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      const closed = once(socket, "close");
      socket.resume();
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\n${header ? `${header}\r\n` : ""}\r\n`);
      // Among them moments before the request, within its answer and after it.
      await pause(random() ** 2 * 40);
      socket.destroy();
      await closed;
    }
  }
  let inStock = false;
  async function flip(): Promise<void> {
    while (left > 0) {
      const headers = { authorization: `Bearer ${staffToken}`, "content-type": "application/json" };
      const body = JSON.stringify({ in_stock: inStock });
      expect((await fetch(`${url}/api/products/${slug}`, { method: "PATCH", headers, body })).status).toBe(200);
      inStock = !inStock;
      // The cached pages are too old to be sent unasked.
      process.kill(edge, "SIGUSR2");
      await pause(50);
    }
  }
  await Promise.all([flip(), ...Array.from({ length: AT_A_TIME }, visitor)]);
  expect(processesOf(child.pid ?? 0)).toEqual(before);
  const next = await fetch(`${url}/product-details/${slug}`, { signal: AbortSignal.timeout(10_000) });
  expect(next.status).toBe(200);
});
