import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { callApi } from "#lib/browser/api/api-client.ts";
import { serverNow } from "#lib/browser/api/server-clock.ts";
import { addMethods } from "#lib/browser/page/old-browsers.ts";
import { publicConfigSchema } from "#lib/shop/http/public-config.ts";
import { ownDelivery } from "#lib/shop/order/delivery.ts";
import { DAY, pass, stopClock } from "@/tests/support/clock";

const schema = z.object({ sku: z.string() });
const path = "http://localhost/api/config";
const answers = (...responses: (() => Promise<Response>)[]) =>
  vi.stubGlobal("fetch", async () => (responses.shift() ?? expect.unreachable)());

afterEach(() => void vi.unstubAllGlobals());

test("a browser without AbortSignal.timeout reaches the shop, and a mistake of our own code is thrown, not taken for a dead network", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    throw new TypeError("AbortSignal.timeout is not a function");
  });
  answers(async () => Response.json({ sku: "a" }));
  expect(await callApi(path, schema)).toEqual({ ok: true, data: { sku: "a" } });
  answers(async () => Response.json({ sku: "a" }));
  await expect(callApi(path, schema, { token: "line\nbreak" })).rejects.toThrow(TypeError);
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  await expect(callApi(path, schema, { body: circular })).rejects.toThrow(TypeError);
});

test("no network, an answer that breaks off and a success that makes no sense are 'unreachable'", async () => {
  answers(
    () => Promise.reject(new TypeError("Failed to fetch")),
    async () => new Response('{"sku": '),
    async () => Response.json({ other: 1 }),
  );
  for (let calls = 0; calls < 3; calls += 1)
    expect(await callApi(path, schema)).toMatchObject({ ok: false, code: "unreachable" });
});

test("no answer within the time-out is 'unreachable'", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ({ signal }: Request) => {
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  const call = callApi(path, schema, { timeout: 500 });
  await vi.advanceTimersByTimeAsync(500);
  expect(await call).toMatchObject({ ok: false, code: "unreachable" });
  vi.useRealTimers();
});

test.each([{ sign_in: { kind: "magic" } }, { sign_in: null }, { sms: "on" }, { analytics: undefined }])(
  "a configuration with %j is not read, and of a sound one nothing that the browser has no use for",
  (wrong) => {
    const config = { sign_in: { kind: "none" }, sms: false, analytics: false };
    expect(publicConfigSchema.parse({ ...config, secret: "x" })).toEqual(config);
    expect(publicConfigSchema.safeParse({ ...config, ...wrong }).success).toBe(false);
  },
);

/** An answer of the shop's API at this moment of the server's clock. */
async function answerAt(date: string | null): Promise<void> {
  vi.stubGlobal("fetch", async () => Response.json({ success: true }, { headers: date === null ? {} : { date } }));
  expect((await callApi("http://localhost:3000/api/shop", z.object({ success: z.boolean() }))).ok).toBe(true);
  vi.unstubAllGlobals();
}

// promise: Promised days come from the server's clock
test("a device whose clock is a month behind promises the day that the server's clock gives", async () => {
  stopClock("2026-10-20T10:00:00.000Z");
  await answerAt(null);
  expect(serverNow()).toBe("2026-10-20T10:00:00.000Z");
  await answerAt("Fri, 20 Nov 2026 10:00:00 GMT");
  expect(serverNow()).toBe("2026-11-20T10:00:00.000Z");
  expect(ownDelivery(serverNow(), "Kerala")).toBe(ownDelivery("2026-11-20T10:00:00.000Z", "Kerala"));
  pass(DAY);
  expect(serverNow()).toBe("2026-11-21T10:00:00.000Z");
  // Put right, it is believed again.
  vi.setSystemTime("2026-11-21T10:00:00.000Z");
  await answerAt("Sat, 21 Nov 2026 10:00:20 GMT");
  expect(serverNow()).toBe("2026-11-21T10:00:00.000Z");
});

test("what old browsers lack answers as the browser's own does, and the browser's own methods stay", () => {
  const own = { hasOwn: Object.hasOwn, at: Array.prototype.at };
  const lacking: [on: object, name: string][] = [
    [Array.prototype, "at"],
    [Object, "hasOwn"],
    [String.prototype, "replaceAll"],
  ];
  const taken = lacking.map(([on, name]) => ({ on, name, method: Object.getOwnPropertyDescriptor(on, name) ?? {} }));
  for (const { on, name } of taken) Reflect.deleteProperty(on, name);
  try {
    addMethods();
    expect(Object.hasOwn).not.toBe(own.hasOwn);
    const values = [1, 2, 3];
    for (const index of [0, 2, -1, -3, 3, -4, 1.7]) expect(values.at(index)).toBe(own.at.call(values, index));
    const record = { name: undefined };
    for (const key of ["name", "toString", "missing"])
      expect(Object.hasOwn(record, key), key).toBe(own.hasOwn(record, key));
    expect("banana".replaceAll("a", "-")).toBe("b-n-n-");
    expect("banana".replaceAll(/a/g, "<$&>")).toBe("b<a>n<a>n<a>");
    expect("banana".replaceAll("x", "")).toBe("banana");
  } finally {
    for (const { on, name, method } of taken) Object.defineProperty(on, name, method);
  }
  addMethods();
  expect(Object.hasOwn).toBe(own.hasOwn);
});
