import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { edgeOf, type Next } from "@/tests/support/edge";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const PAGE = { "content-type": "text/html", "cache-control": "s-maxage=9" };

function logged(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return lines;
}

test.each(["HEAD", "GET"])("a visitor whose %s ends while its page is revalidated harms nobody", async (method) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let held: ServerResponse | undefined;
  let isHolding = false;
  const { ask, edge, untilKept } = await edgeOf((_, response) => {
    if (isHolding) held = response;
    else response.writeHead(200, PAGE).end("edition 1");
  });
  await untilKept({ path: "/page" });
  isHolding = true;
  vi.setSystemTime(Date.now() + 20_100);
  const client = connect(edge.port, "127.0.0.1");
  client.end(`${method} /page HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await vi.waitFor(() => expect(held).toBeDefined());
  client.destroy();
  isHolding = false;
  held?.writeHead(200, PAGE).end("edition 2");
  expect((await ask({ path: "/page" })).status).toBe(200);
  await edge.settled();
});

test("a visitor who leaves while Next makes the answer is asked about no more", async () => {
  const { edge, asked, ask } = await edgeOf((request, response) => {
    if (request.url === "/api/config") response.end("still here");
  });
  const lines = logged();
  const client = connect(edge.port, "127.0.0.1");
  client.write("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const taken = once(asked[0]?.socket ?? client, "close");
  client.destroy();
  await taken;
  expect((await ask({ path: "/api/config" })).body).toBe("still here");
  expect(lines).toEqual([]);
});

const damaged: Next = (_, response) => {
  const half = gzipSync("<p>a page of some length</p>".repeat(50)).subarray(0, 40);
  response.writeHead(200, { ...PAGE, "content-encoding": "gzip" }).end(half);
};
const endless: Next = (_, response) => {
  response.writeHead(200, PAGE);
  const more = () => {
    if (!response.destroyed && response.write(Buffer.alloc(2 ** 20))) setImmediate(more);
  };
  response.on("drain", more).on("error", () => {});
  more();
};
test.each<[what: string, next: Next]>([
  ["is damaged", damaged],
  ["has no end", endless],
])("an answer of Next's that %s is told as 502, and has one line in the log", async (_what, next) => {
  const lines = logged();
  const { ask } = await edgeOf(next);
  const asking = { path: "/private?phone=9876543210", headers: { "accept-encoding": "gzip" } };
  for (let i = 0; i < 3; i += 1) expect((await ask(asking)).status).toBe(502);
  // A busy machine is told of in a line of its own.
  const told = lines.map((line) => JSON.parse(line)).filter(({ outcome }) => outcome !== "slow");
  expect(told).toEqual([
    { time: expect.any(String), outcome: "failed", error: expect.any(String), place: expect.any(String) },
  ]);
  expect(lines.join("")).not.toContain("9876543210");
});

const own = /^anjarai_requests_total\{source="next"\} (\d+)$/m;

test("the metrics are Next's, which has checked the secret, and after them the edge server's own", async () => {
  const { ask, asked, untilKept } = await edgeOf((request, response) => {
    if (request.url === "/api/metrics") return void response.end("anjarai_orders_placed_total 3\n");
    response.writeHead(200, { "content-type": "text/css", "cache-control": "public, max-age=31536000, immutable" });
    response.end("a{}");
  });
  await untilKept({ path: "/_next/static/a.css" });
  await ask({ path: "/api/missing", method: "TRACE" });
  const { status, body: text, headers } = await ask({ path: "/metrics", headers: { authorization: "Bearer secret" } });
  expect(status).toBe(200);
  expect(text.startsWith("anjarai_orders_placed_total 3\n")).toBe(true);
  expect(Number(own.exec(text)?.[1])).toBeGreaterThan(0);
  expect(text).toMatch(/^anjarai_requests_total\{source="cache"\} [1-9]/m);
  expect(text).toMatch(/^anjarai_requests_total\{source="refused"\} 1$/m);
  expect(text).toMatch(/^anjarai_response_seconds_bucket\{kind="file",le="\+Inf"\} [1-9]/m);
  expect(text).toMatch(/^anjarai_responses_total\{status="2xx"\} [1-9]/m);
  expect(asked.at(-1)?.headers.authorization).toBe("Bearer secret");
  expect(headers["cache-control"]).toBe("no-store");
});

test("what Next refuses of the metrics is passed on, without a number of the edge server's", async () => {
  const { ask } = await edgeOf((_, response) => {
    response.writeHead(401, { "content-type": "application/json" });
    response.end('{"success":false}');
  });
  const { status, body: text } = await ask({ path: "/metrics" });
  expect([status, text]).toEqual([401, '{"success":false}']);
});

test("a slow answer has a line in the log without its address, and many of them have one", async () => {
  const lines = logged();
  const { ask } = await edgeOf((_, response) => void setTimeout(() => response.end("late"), 1_050));
  await Promise.all(Array.from({ length: 5 }, () => ask({ path: "/page?phone=9876543210" })));
  await vi.waitFor(() => expect(lines.join("")).toContain("slow"));
  const slow = lines.filter((line) => line.includes('"outcome":"slow"')).map((line) => JSON.parse(line));
  expect(slow).toEqual([
    { time: expect.any(String), outcome: "slow", kind: "page", method: "GET", status: 200, ms: expect.any(Number) },
  ]);
});
