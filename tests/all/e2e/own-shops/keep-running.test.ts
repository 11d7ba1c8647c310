import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { killChildren } from "@/scripts/programs/children";
import { freePort } from "@/scripts/programs/ports";
import { keepNextRunning } from "@/scripts/start/next-server";
import { familyOf, isAlive, newStarted, processesOf, type Started, saying } from "@/tests/support/e2e-started";
import { staffToken } from "@/tests/support/orders";

let started: Started;
let orphans: number[] = [];

test.beforeEach(() => {
  started = newStarted();
  orphans = [];
});

test.afterEach(() => started.end(orphans));

test.skip(!existsSync("/proc/self/stat"), "only Linux names the processes of a process");

// promise: The edge server is started again when it dies
// promise: An edge server that is killed takes its Next along ... also one that computes without a pause
test("npm start starts the shop again when its edge server is killed, whose Next does not outlive it though it is busy for ever, and ends when it is told to", async () => {
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
