import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { buildFingerprint, builtFingerprint } from "@/scripts/build/build-fingerprint";
import { freePort, tryPort } from "@/scripts/programs/ports";
import { familyOf, isAlive, newStarted, saying, signalGroup } from "@/tests/support/e2e-started";

let started: ReturnType<typeof newStarted>;
test.beforeEach(() => {
  started = newStarted();
});
test.afterEach(() => started.end());

test("npm start comes up with nothing configured, says where everything is, and Ctrl-C ends all of it", async () => {
  // A start that first builds would pull the build from under the other tests.
  expect(builtFingerprint(), "the build is older than the sources: build first").toBe(buildFingerprint());
  const [port, emulator] = [await freePort(), await freePort()];
  const child = started.launch("npm", ["start"], { PORT: String(port), AUTH_EMULATOR_PORT: String(emulator) });
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
