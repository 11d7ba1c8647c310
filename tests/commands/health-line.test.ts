import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { healthLine } from "@/scripts/health-line";

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

test.each([
  ["all is well", 200, { status: "ok", disk: "ok", ...messages(0, null) }, null],
  ["a message has just begun to wait", 200, { status: "ok", disk: "ok", ...messages(0, 20) }, null],
  [
    "minutes",
    200,
    { status: "degraded", ...messages(0, 2700) },
    "DEGRADED: the warehouse's oldest unsent message is 45 min old",
  ],
  [
    "hours",
    200,
    { status: "degraded", ...messages(0, 3 * 3600) },
    "DEGRADED: the warehouse's oldest unsent message is 3 h old",
  ],
  [
    "days",
    200,
    { status: "degraded", ...messages(0, 3 * 86_400) },
    "DEGRADED: the warehouse's oldest unsent message is 3 days old",
  ],
  [
    "given up",
    200,
    { status: "degraded", ...messages(2, null) },
    "DEGRADED: 2 message(s) were given up: GET /api/notifications",
  ],
  [
    "no store",
    503,
    { status: "unavailable", disk: "nearly full" },
    "DEGRADED: orders can't be saved now; the disk of the data folder has less than 200 MB free",
  ],
])(
  "a start says in one line what health finds wrong, with the age of the oldest unsent warehouse message: %s",
  async (_, status, body, line) => {
    expect(await healthLine(await answering(status, body))).toBe(line);
  },
);
