import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { callApi } from "#lib/browser/api/api-client.ts";

const schema = z.object({ sku: z.string() });
const path = "http://localhost/api/config";
const answers = (...responses: (() => Promise<Response>)[]) =>
  vi.stubGlobal("fetch", async () => (responses.shift() ?? expect.unreachable)());

afterEach(() => void vi.unstubAllGlobals());

test("a browser without AbortSignal.timeout reaches the shop all the same", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    throw new TypeError("AbortSignal.timeout is not a function");
  });
  answers(async () => Response.json({ sku: "a" }));
  expect(await callApi(path, schema)).toEqual({ ok: true, data: { sku: "a" } });
});

test("a mistake of our own code is thrown, not taken for a dead network", async () => {
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
