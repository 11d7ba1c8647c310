import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { healthLine } from "@/scripts/start/health-line";

/** An HTTP server that answers each call with one body. */
async function answering(status: number, body: unknown): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const messages = (failed: number, warehouse_unheard_seconds: number | null) => ({
  messages: { failed, warehouse_unheard_seconds },
});

const HOURS = 3600;
test.each([
  ["all is well", { status: "ok", disk: "ok", ...messages(0, null) }, null],
  ["a message has just begun to wait", { status: "ok", disk: "ok", ...messages(0, 20) }, null],
  ["minutes", messages(0, 2700), "the warehouse's oldest unsent message is 45 min old"],
  ["hours", messages(0, 3 * HOURS), "the warehouse's oldest unsent message is 3 h old"],
  ["days", messages(0, 72 * HOURS), "the warehouse's oldest unsent message is 3 days old"],
  ["given up", messages(2, null), "2 message(s) were given up: GET /api/notifications"],
  [
    "no store",
    { status: "unavailable", disk: "nearly full" },
    "orders can't be saved now; the disk of the data folder has less than 200 MB free",
  ],
])(
  "a start says in one line what health finds wrong, with the age of the oldest unsent warehouse message: %s",
  async (_, body, line) => {
    const whole = { status: "degraded", ...body };
    const address = await answering(whole.status === "unavailable" ? 503 : 200, whole);
    expect(await healthLine(address)).toBe(line && `DEGRADED: ${line}`);
  },
);
