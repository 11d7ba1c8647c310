import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { edgeOf } from "@/tests/support/edge";
import { anOrder, staffToken } from "@/tests/support/orders";
import type { Call } from "@/tests/support/request";
import { freshShop } from "@/tests/support/shop";

/** Places orders at shop.example, through the edge server, as a proxy passes them on that ends TLS and adds to X-Forwarded-For. */
async function placing(trusted: number) {
  const shop = await freshShop({ TRUST_PROXY: String(trusted) });
  const { ask } = await edgeOf(
    async (request, response) => {
      const headers = request.headers as Record<string, string>;
      const { method, url: path = "" } = request;
      const { status } = await shop.call(method as Call["method"], path, { headers, body: await text(request) });
      response.writeHead(status).end();
    },
    { trustProxy: trusted },
  );
  const host = trusted > 0 ? "shop.example" : "localhost:3000";
  const about = { host, origin: `https://${host}`, "x-forwarded-proto": "https", "content-type": "application/json" };
  return async (addresses: string) => {
    const headers = { ...about, "x-forwarded-for": addresses };
    return (await ask({ method: "POST", path: "/api/orders", headers, body: JSON.stringify(anOrder()) })).status;
  };
}

// promise: Proxies are trusted by configuration ... from the edge server to the limit: behind one
test("behind one proxy the limit counts whom the proxy names, whatever a client wrote before that", async () => {
  const place = await placing(1);
  for (let n = 1; n <= 30; n += 1) expect(await place(`10.0.0.${n}, 198.51.100.7`)).toBe(201);
  expect(await place("203.0.113.9, 198.51.100.7")).toBe(429);
  expect(await place("198.51.100.7, 198.51.100.8")).toBe(201);
});

// promise: Proxies are trusted by configuration ... behind two
test("behind two proxies the limit counts whom the outer one names", async () => {
  const place = await placing(2);
  for (let n = 1; n <= 30; n += 1) expect(await place(`10.0.0.${n}, 198.51.100.7, 172.16.0.1`)).toBe(201);
  expect(await place("198.51.100.8, 198.51.100.7, 172.16.0.1")).toBe(429);
  expect(await place("198.51.100.8, 172.16.0.1")).toBe(201);
});

// promise: Proxies are trusted by configuration ... behind none
test("behind no proxy the limit counts where a connection comes from, whatever it says", async () => {
  const place = await placing(0);
  for (let n = 1; n <= 30; n += 1) expect(await place(`198.51.100.${n}`)).toBe(201);
  expect(await place("203.0.113.9")).toBe(429);
});

test.each([
  ["no proxy", 0, {}, { proxies: 0, trusted: 0 }],
  ["a proxy that is not trusted", 0, { "x-forwarded-for": "198.51.100.7" }, { proxies: 1, trusted: 0 }],
  ["the proxy that is trusted", 1, { "x-forwarded-for": "198.51.100.7" }, { proxies: 1, trusted: 1 }],
  ["one more than is trusted", 1, { "x-forwarded-for": "198.51.100.7, 172.16.0.1" }, { proxies: 2, trusted: 1 }],
])("staff can ask which proxies are in front of the shop: %s", async (_what, trusted, headers, expected) => {
  const shop = await freshShop({ TRUST_PROXY: String(trusted) });
  const { ask } = await edgeOf(
    async (request, response) => {
      const sent = request.headers as Record<string, string>;
      const { text: body } = await shop.call("GET", request.url ?? "", { headers: sent, token: staffToken });
      response.end(body);
    },
    { trustProxy: trusted },
  );
  const { body } = await ask({ path: "/api/staff/connection", headers });
  expect(JSON.parse(String(body))).toEqual({ success: true, ...expected });
});
