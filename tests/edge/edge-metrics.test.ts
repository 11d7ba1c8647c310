import { expect, test, vi } from "vitest";
import { edgeOf } from "@/tests/support/edge";

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
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const { ask } = await edgeOf((_, response) => void setTimeout(() => response.end("late"), 1_050));
  await Promise.all(Array.from({ length: 5 }, () => ask({ path: "/page?phone=9876543210" })));
  await vi.waitFor(() => expect(lines.join("")).toContain("slow"));
  const slow = lines.filter((line) => line.includes('"outcome":"slow"')).map((line) => JSON.parse(line));
  expect(slow).toEqual([
    { time: expect.any(String), outcome: "slow", kind: "page", method: "GET", status: 200, ms: expect.any(Number) },
  ]);
});
