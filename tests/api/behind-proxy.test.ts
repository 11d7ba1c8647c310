import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { edgeOf } from "@/tests/support/edge";
import { anOrder, staffToken } from "@/tests/support/orders";
import type { Call } from "@/tests/support/request";
import { freshShop } from "@/tests/support/shop";

/** Asks the shop through the edge server, as a proxy passes requests on that ends TLS and adds to X-Forwarded-For. */
async function behind(trusted: number) {
  const shop = await freshShop({ TRUST_PROXY: String(trusted) });
  const { ask } = await edgeOf(
    async (request, response) => {
      const headers = request.headers as Record<string, string>;
      const { method, url: path = "" } = request;
      const body = method === "POST" ? await text(request) : undefined;
      const answer = await shop.call(method as Call["method"], path, { headers, body });
      response.writeHead(answer.status).end(answer.text);
    },
    { trustProxy: trusted },
  );
  return ask;
}

// promise: Proxies are trusted by configuration
// promise: Proxies are trusted by configuration ... behind none
// promise: Proxies are trusted by configuration ... from the edge server to the limit: behind one
// promise: Proxies are trusted by configuration ... behind two
test.each<[trusted: number, chain: (n: number) => string, same: string, other?: string]>([
  // Where a connection comes from counts, whatever it says.
  [0, (n) => `198.51.100.${n}`, "203.0.113.9"],
  [1, (n) => `10.0.0.${n}, 198.51.100.7`, "203.0.113.9, 198.51.100.7", "198.51.100.7, 198.51.100.8"],
  [
    2,
    (n) => `10.0.0.${n}, 198.51.100.7, 172.16.0.1`,
    "198.51.100.8, 198.51.100.7, 172.16.0.1",
    "198.51.100.8, 172.16.0.1",
  ],
])("behind %i proxies it counts whom the outermost of them names", async (trusted, chain, same, other) => {
  const ask = await behind(trusted);
  const host = trusted > 0 ? "shop.example" : "localhost:3000";
  const about = { host, origin: `https://${host}`, "x-forwarded-proto": "https", "content-type": "application/json" };
  const place = async (addresses: string) => {
    const headers = { ...about, "x-forwarded-for": addresses };
    return (await ask({ method: "POST", path: "/api/orders", headers, body: JSON.stringify(anOrder()) })).status;
  };
  for (let n = 1; n <= 30; n += 1) expect(await place(chain(n))).toBe(201);
  expect(await place(same)).toBe(429);
  if (other) expect(await place(other)).toBe(201);
});

test("staff can ask which proxies are in front of the shop, those that are trusted and others", async () => {
  for (const trusted of [0, 1]) {
    const ask = await behind(trusted);
    const proxies = async (headers: Record<string, string>) => {
      const authorization = `Bearer ${staffToken}`;
      const { body } = await ask({ path: "/api/staff/connection", headers: { authorization, ...headers } });
      return JSON.parse(String(body));
    };
    if (trusted === 0) expect(await proxies({})).toEqual({ success: true, proxies: 0, trusted });
    expect(await proxies({ "x-forwarded-for": "198.51.100.7" })).toEqual({ success: true, proxies: 1, trusted });
    const two = await proxies({ "x-forwarded-for": "198.51.100.7, 172.16.0.1" });
    if (trusted === 1) expect(two).toEqual({ success: true, proxies: 2, trusted });
  }
});
