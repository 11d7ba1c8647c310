import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { publicConfigSchema } from "#lib/shop/http/public-config.ts";
import { pass, SECOND, stopClock } from "@/tests/support/clock";
import { mailEnv } from "@/tests/support/mail-server";
import { anOrder, anOrderWithSample } from "@/tests/support/orders";
import { freshShop, newDataDir, reloadModules } from "@/tests/support/shop";
import { firebaseEnv } from "@/tests/support/tokens";

const firebase = { ...firebaseEnv, NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: "measured" };
const twilio = {
  TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
  TWILIO_AUTH_TOKEN: "5ec0ef0123456789abcdef0123456789",
  TWILIO_WHATSAPP_FROM: "+14155238886",
  WAREHOUSE_WHATSAPP_TO: "+919811111111,+919822222222",
  TWILIO_SMS_FROM: "+14155238887",
};

test("GET /api/config says what a page must know, with nothing configured and with everything", async () => {
  const plain = (await (await freshShop({ AUTH_EMULATOR_PORT: "9199" })).call("GET", "/api/config")).body;
  const emulator = { kind: "emulator", url: "http://127.0.0.1:9199" };
  expect(plain).toEqual({ success: true, sign_in: emulator, sms: false, analytics: false });
  const full = (await (await freshShop({ ...firebase, ...twilio })).call("GET", "/api/config")).body;
  expect(full).toEqual({ success: true, sign_in: { kind: "firebase" }, sms: true, analytics: true });
  for (const config of [plain, full]) expect(publicConfigSchema.parse(config)).toBeTruthy();
});

// promise: GET /api/health says no secret
test("GET /api/health says in words what the shop is made of, and no secret", async () => {
  const plain = await (await freshShop()).call("GET", "/api/health");
  expect(plain.status).toBe(200);
  expect(plain.body).toEqual({
    success: true,
    status: "ok",
    order_store: "sqlite",
    disk: "ok",
    mail: "files",
    whatsapp: "not configured",
    sign_in: "auth emulator",
    messages: { waiting: 0, failed: 0, warehouse_unheard_seconds: null },
  });
  const full = await (await freshShop({ ...firebase, ...twilio, ...mailEnv(2525) })).call("GET", "/api/health");
  expect(full.body).toMatchObject({ status: "ok", mail: "smtp", whatsapp: "twilio", sign_in: "firebase" });
  expect(JSON.stringify(full.body)).not.toMatch(/secret|AC1|\+91|2525|@/);
});

// promise: A health check costs one write, however many ask
test("200 concurrent health checks share one probe, also across Next's bundles", async () => {
  stopClock();
  const shop = await freshShop();
  const probe = vi.spyOn(shop.store(), "probe");
  const ask = () => shop.call("GET", "/api/health");
  for (const answer of await Promise.all(Array.from({ length: 200 }, ask))) expect(answer.status).toBe(200);
  expect(probe).toHaveBeenCalledTimes(1);
  // Another bundle has modules of its own.
  vi.resetModules();
  const { probe: probeElsewhere } = await import("#lib/server/running/health.ts");
  await shop.inside(probeElsewhere);
  expect(probe).toHaveBeenCalledTimes(1);
  pass(5 * SECOND);
  await Promise.all(Array.from({ length: 200 }, ask));
  expect(probe).toHaveBeenCalledTimes(2);
});

test.each([
  ["less than 200 MB", 199_999_000, "degraded", "nearly full"],
  ["200 MB", 200_000_000, "ok", "ok"],
  // promise: A disk that is nearly full is said before orders fail
])("with %s left on the disk (%i bytes) the shop calls itself '%s'", async (_what, free, status, disk) => {
  const asked: string[] = [];
  vi.doMock("node:fs/promises", async (original) => ({
    ...(await original<typeof import("node:fs/promises")>()),
    statfs: async (path: string) => {
      asked.push(path);
      return { bavail: free / 1000, bsize: 1000 };
    },
  }));
  reloadModules();
  onTestFinished(() => {
    vi.doUnmock("node:fs/promises");
    reloadModules();
  });
  const shop = await freshShop();
  const answer = await shop.call("GET", "/api/health");
  expect([answer.status, answer.body.status, answer.body.disk]).toEqual([200, status, disk]);
  expect(asked).toEqual([shop.dataDir]);
  expect((await shop.place(anOrder())).status).toBe(201);
});

test("all that the shop stores is readable by its user alone", async () => {
  const shop = await freshShop({}, join(newDataDir(), "made", "here"));
  const sent = await shop.placed();
  const modeOf = (name: string) => (statSync(join(shop.dataDir, name)).mode & 0o777).toString(8);
  expect({ folder: modeOf("."), mail: modeOf("mail") }).toEqual({ folder: "700", mail: "700" });
  const files = ["orders.sqlite", "orders.sqlite-wal", `mail/${sent.order_id}-warehouse-email.eml`];
  for (const file of files) expect(modeOf(file)).toBe("600");
});

/** Takes the tables away under the running shop: from then on the file answers every question with an error. */
function breakStore(dataDir: string): () => void {
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"));
  const tables = ["orders", "messages", "claims", "probe"];
  for (const table of tables) db.exec(`ALTER TABLE ${table} RENAME TO gone_${table}`);
  return () => {
    for (const table of tables) db.exec(`ALTER TABLE gone_${table} RENAME TO ${table}`);
    db.close();
  };
}

// promise: /api/health turns 503 when orders can't be saved
test("while the store is gone every call says so with 503 and when to come again; after that all is well", async () => {
  stopClock();
  const shop = await freshShop();
  const [saved, sent] = [anOrder(), anOrderWithSample()];
  await shop.place(saved);
  await shop.settled();
  const mend = breakStore(shop.dataDir);
  const health = { success: false, code: "unavailable", status: "unavailable", order_store: "sqlite" };
  for (const { status, headers, body } of [
    await shop.place(sent),
    await shop.place(saved),
    await shop.lookUp(saved.order_id, saved.guest_phone),
    await shop.asStaff("GET", "/api/orders"),
    await shop.asStaff("PATCH", `/api/orders?orderId=${saved.order_id}`, { status: "packed" }),
    await shop.asStaff("GET", "/api/notifications"),
    await shop.asStaff("POST", "/api/notifications"),
    await shop.call("GET", "/api/health"),
  ]) {
    expect([status, body.code, headers.get("retry-after")]).toEqual([503, "unavailable", "30"]);
    expect(JSON.stringify(body)).not.toMatch(/SQLITE|SELECT|no such|gone_|shop-|node:/);
  }
  expect((await shop.call("GET", "/api/health")).body).toMatchObject(health);
  mend();
  expect((await shop.call("GET", "/api/health")).status).toBe(503);
  pass(5 * SECOND);
  expect((await shop.call("GET", "/api/health")).status).toBe(200);
  expect((await shop.place(sent)).status).toBe(201);
  expect((await shop.place(saved)).status).toBe(200);
});

// promise: A shop whose folder can't be made yet
test("a shop that starts while its folder can't be made answers 503, and 201 once it can", async () => {
  const parent = join(newDataDir(), "disk");
  writeFileSync(parent, "not a folder");
  const shop = await freshShop({}, join(parent, "data"));
  const sent = anOrderWithSample();
  expect((await shop.place(sent)).body.code).toBe("unavailable");
  rmSync(parent);
  expect((await shop.place(sent)).status).toBe(201);
});
