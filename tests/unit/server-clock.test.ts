import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { callApi } from "#lib/browser/api/api-client.ts";
import { serverNow } from "#lib/browser/api/server-clock.ts";
import { ownDelivery } from "#lib/shop/order/delivery.ts";
import { DAY, pass, stopClock } from "@/tests/support/clock";

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
