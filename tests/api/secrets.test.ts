import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freshShop, newDataDir, reloadModules, type Shop } from "@/tests/support/shop";

const NAMES = ["shop-secret", "staff-token"];
/** Without settings of their own both secrets are made. */
const unset = { STAFF_API_TOKEN: "", SHOP_SECRET: "" };

/** Stops the outbox of a shop that was started here before it looks for work. */
function start(shop: Shop): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  shop.start();
}

const secretsIn = (dataDir: string) => NAMES.map((name) => readFileSync(join(dataDir, name), "utf8"));

const worksWith = async (shop: Shop, token: string) =>
  (await shop.call("GET", "/api/notifications", { token: token.trim() })).status === 200;

test("a first start creates both secrets, readable by its user alone, and the next start reads them", async () => {
  const first = await freshShop(unset);
  start(first);
  const made = secretsIn(first.dataDir);
  for (const secret of made) expect(secret).toMatch(/^[\w-]{32}\n$/);
  expect(new Set(made).size).toBe(2);
  for (const name of NAMES) expect(statSync(join(first.dataDir, name)).mode & 0o777).toBe(0o600);
  const next = await freshShop(unset, first.dataDir);
  start(next);
  expect(secretsIn(first.dataDir)).toEqual(made);
  expect(await worksWith(next, made[1] ?? "")).toBe(true);
});

test.each(NAMES)("an empty %s is no secret: the start is refused in one line that names it", async (name) => {
  const shop = await freshShop(unset);
  const file = join(shop.dataDir, name);
  for (const nothing of ["", " \n"]) {
    writeFileSync(file, nothing);
    const message = `${file} is empty. Restore it from a backup, or delete it to have a new one made.`;
    expect(() => shop.start()).toThrow(expect.objectContaining({ name: "EnvError", message }));
    expect(readFileSync(file, "utf8")).toBe(nothing);
  }
  rmSync(file);
  start(shop);
  expect(readFileSync(file, "utf8").trim()).not.toBe("");
});

/** While the first server is half way through writing each of its secrets, whatever their files' names, act. */
function duringEachWrite(act: () => void): void {
  let busy = false;
  vi.doMock("node:fs", async () => {
    const real = await vi.importActual<typeof import("node:fs")>("node:fs");
    const writeFileSync: typeof real.writeFileSync = (file, text, options) => {
      if (busy) return real.writeFileSync(file, text, options);
      busy = true;
      // Opened and still empty: what another process can see between the two steps of a write.
      real.writeFileSync(file, "", options);
      act();
      real.writeFileSync(file, text);
      busy = false;
    };
    return { ...real, default: { ...real, writeFileSync }, writeFileSync };
  });
  reloadModules();
  onTestFinished(() => {
    vi.doUnmock("node:fs");
    reloadModules();
  });
}

test("two shops that start at once on one folder use one secret, and leave no half of one", async () => {
  const dataDir = newDataDir();
  const rival = await freshShop(unset, dataDir);
  duringEachWrite(() => start(rival));
  const first = await freshShop(unset, dataDir);
  vi.doUnmock("node:fs");
  start(first);
  const [, token = ""] = secretsIn(dataDir);
  expect(token).toMatch(/^[\w-]{32}\n$/);
  for (const shop of [first, rival]) expect(await worksWith(shop, token)).toBe(true);
  expect(readdirSync(dataDir).filter((name) => /secret|token/.test(name))).toEqual(NAMES);
});
