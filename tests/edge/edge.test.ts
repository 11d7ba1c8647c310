import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { isFromThisMachine } from "#lib/server/http/forwarded.ts";
import { refusalSchema } from "#lib/shop/http/api-errors.ts";
import { edgeOf, type Next } from "@/tests/support/edge";

afterEach(() => {
  vi.useRealTimers();
});

/** A page as Next prerenders it, with another text each time it is asked for. */
const page = (body: () => string, headers: Record<string, string | string[]> = {}): Next => {
  return (_, response) => {
    const own = { "content-type": "text/html", "cache-control": "s-maxage=31536000", ...headers };
    response.writeHead(200, own).end(body());
  };
};

const own = { "x-forwarded-for": "127.0.0.1" };
const marked = (names: string) => ({ ...own, "x-forwarded-by-client": names });
test.each<[sent: Record<string, string>, trustProxy: number, arrives: Record<string, string>]>([
  [{}, 0, own],
  [{ "x-forwarded-for": "198.51.100.7" }, 0, marked("x-forwarded-for")],
  [{ "X-Forwarded-For": "127.0.0.1" }, 0, marked("x-forwarded-for")],
  [{ "x-forwarded-host": "localhost:3000" }, 0, marked("x-forwarded-host")],
  [{ "x-forwarded-by-client": "" }, 0, marked("x-forwarded-by-client")],
  [{ forwarded: "for=127.0.0.1" }, 0, marked("forwarded")],
  [{ "x-forwarded-for": "203.0.113.9, 198.51.100.7" }, 1, { "x-forwarded-for": "203.0.113.9, 198.51.100.7" }],
  [{ "x-forwarded-proto": "https" }, 1, { ...own, "x-forwarded-proto": "https" }],
  [{ forwarded: "for=198.51.100.7" }, 2, marked("forwarded")],
  // promise: Proxies are trusted by configuration ... also by the edge server
])("a client that says %j, with %i trusted proxies, is reported as %j", async (headers, trustProxy, arrives) => {
  const { ask, asked } = await edgeOf((_, response) => response.end(), { trustProxy });
  await ask({ path: "/api/orders", headers });
  const seen = Object.entries(asked[0]?.headers ?? {}).filter(([name]) => /forwarded/.test(name));
  expect(Object.fromEntries(seen)).toEqual(arrives);
  // Emulated sign-in is for who comes straight from this machine.
  const request = new Request("http://localhost:3000", {
    headers: { host: "localhost:3000", ...(Object.fromEntries(seen) as object) },
  });
  expect(isFromThisMachine(request)).toBe(Object.keys(headers).length === 0);
});

test("while Next is down calls get 503 with a refusal, pages an error message, cached pages their text, until it is back", async () => {
  const { ask, stop, listen, upstream, untilKept } = await edgeOf(page(() => "<p>kept</p>"));
  await untilKept({ path: "/page" });
  await stop();
  const call = await ask({ path: "/api/orders", method: "POST", body: "{}" });
  expect([call.status, Number(call.headers["retry-after"])]).toEqual([503, expect.any(Number)]);
  expect(refusalSchema.parse(JSON.parse(call.body)).code).toBe("unavailable");
  const other = await ask({ path: "/other" });
  expect([other.status, other.headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
  expect(other.headers["retry-after"]).toBe("5");
  expect(other.body).toContain("Please try once more");
  expect((await ask({ path: "/page" })).body).toBe("<p>kept</p>");
  upstream.port = (await listen(0)).port;
  expect((await ask({ path: "/other" })).status).toBe(200);
});

test("a response that breaks off half way is answered 502, and is not cached", async () => {
  const { ask } = await edgeOf((_, response) => {
    response.writeHead(200, { "content-length": "100", "cache-control": "immutable" }).write("half");
    setTimeout(() => response.destroy(), 10);
  });
  for (let i = 0; i < 3; i += 1) expect((await ask({ path: "/a.js" })).status).toBe(502);
});

test("a cached page that is older than two seconds is served as it is, and refreshed behind", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let edition = 1;
  const { ask, asked, untilKept } = await edgeOf(page(() => `edition ${edition}`));
  await untilKept({ path: "/page" });
  edition = 2;
  vi.setSystemTime(Date.now() + 1900);
  expect((await ask({ path: "/page" })).body).toBe("edition 1");
  const before = asked.length;
  vi.setSystemTime(Date.now() + 200);
  expect((await ask({ path: "/page" })).body).toBe("edition 1");
  await vi.waitFor(async () => expect((await ask({ path: "/page" })).body).toBe("edition 2"));
  expect(asked.length).toBe(before + 1);
});

// promise: The edge server shows nobody the page of an hour ago
test("a cached page that is older than 20 seconds is served to nobody before Next has validated it, however many request it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let edition = 1;
  const { ask, untilKept } = await edgeOf(page(() => `edition ${edition}`));
  await untilKept({ path: "/page" });
  edition = 2;
  vi.setSystemTime(Date.now() + 20_100);
  const answers = await Promise.all(["GET", "GET", "HEAD"].map((method) => ask({ path: "/page", method })));
  expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(["200 edition 2", "200 edition 2", "200 "]);
});

test("an expired page that Next still has is served from the cache, after one request for all visitors", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { ask, asked, untilKept } = await edgeOf((request, response) => {
    const known = request.headers["if-none-match"] === '"1"';
    const headers = { "content-type": "text/html", "cache-control": "s-maxage=9", etag: '"1"' };
    response.writeHead(known ? 304 : 200, headers).end(known ? undefined : "edition 1");
  });
  await untilKept({ path: "/page" });
  vi.setSystemTime(Date.now() + 3_600_000);
  const before = asked.length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ path: "/page" })));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, "edition 1"]);
  expect(asked.length).toBe(before + 1);
  expect((await ask({ path: "/page", headers: { "if-none-match": '"1"' } })).status).toBe(304);
  expect(asked.length).toBe(before + 1);
});

const failing: Next = (_, response) => void response.writeHead(500).end("sorry");
test.each<[trouble: string, next: Next, age: number]>([
  ["fails", failing, 20_100],
  ["fails behind it", failing, 2100],
  ["breaks off", (request) => void request.socket.destroy(), 20_100],
  // promise: The edge server shows nobody the page of an hour ago ... unless there is no other
])("an old page is still given when Next %s", async (_trouble, troubled, age) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let next = page(() => "edition 1");
  const { ask, edge, untilKept } = await edgeOf((request, response) => next(request, response));
  await untilKept({ path: "/page" });
  next = troubled;
  vi.setSystemTime(Date.now() + age);
  for (let n = 0; n < 2; n += 1) {
    expect(await ask({ path: "/page" })).toMatchObject({ status: 200, body: "edition 1" });
    await edge.settled();
  }
});

test("an old page is still given when Next says nothing for three seconds, and not before", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let next = page(() => "edition 1");
  const { ask, asked, untilKept } = await edgeOf((request, response) => next(request, response));
  await untilKept({ path: "/page" });
  next = () => {};
  const before = asked.length;
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: Date.now() + 20_100 });
  let given: string | undefined;
  const asking = ask({ path: "/page" }).then(({ body }) => {
    given = body;
  });
  while (asked.length === before) await new Promise(setImmediate);
  vi.advanceTimersByTime(2999);
  for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
  expect(given).toBeUndefined();
  vi.advanceTimersByTime(1);
  await asking;
  expect(given).toBe("edition 1");
});

test.each<[what: string, path: string, headers: Record<string, string | string[]>, status?: number]>([
  ["sets a cookie", "/page", { "set-cookie": ["a=1; HttpOnly", "b=2"] }],
  ["is one visitor's", "/page", { "cache-control": "private, no-store" }],
  ["is no prerendered page", "/other", {}],
  ["is a call's", "/api/config", {}],
  ["is a mistake", "/page", {}, 404],
  ["is no mistake, at an unknown address", "/no-such", {}, 200],
  ["has an escaped slash in its address", "/a%2Fb.js", { "cache-control": "immutable" }],
  ["has an address that can't be decoded", "/%E0%A4%A.js", { "cache-control": "immutable" }],
])("a response that %s is never cached", async (_what, path, headers, status = 200) => {
  let asked = 0;
  const { ask } = await edgeOf((_, response) => {
    asked += 1;
    response.writeHead(status, { "cache-control": "s-maxage=9", ...headers }).end(String(asked));
  });
  for (let i = 1; i <= 4; i += 1) {
    const answer = await ask({ path });
    expect(answer.body).toBe(String(i));
    if (headers["set-cookie"]) expect(answer.headers["set-cookie"]).toBe("a=1; HttpOnly,b=2");
  }
});

// promise: Unknown addresses cost Next nothing, however many a stranger makes up
test("unknown addresses of one kind and language share one cached page with 404, for the router too", async () => {
  const { ask, asked, untilKept } = await edgeOf(({ url }, response) => {
    response.writeHead(404, { "content-type": "text/html", "cache-control": "s-maxage=9" });
    response.end(url);
  });
  const kinds = { "/": "/page", "/category/": "/category", "/ta/product-details/": "/product-details" };
  for (const [root, kind] of Object.entries(kinds)) {
    const page = `${root.startsWith("/ta") ? "/ta" : ""}/not-found${kind}`;
    await untilKept({ path: `${root}no-such-1` });
    const before = asked.length;
    for (const [path, headers] of [
      ["no-such-2?a=1", {}],
      ["no/such%20page.", {}],
      ["no-such-3", { rsc: "1" }],
    ] as [string, Record<string, string>][]) {
      const answer = await ask({ path: root + path, headers: { ...headers, "if-none-match": "*" } });
      expect([answer.status, answer.body]).toEqual([404, page]);
    }
    expect(asked.length).toBe(before);
  }
});

test("Next is asked for what it answers itself: pages, redirections, files, what it refuses", async () => {
  const { ask, asked } = await edgeOf(
    (_, response) => void response.writeHead(404, { "cache-control": "s-maxage=9" }).end(),
  );
  const paths = "/search /staff/orders /CART /no-such/ /no//such /no%E0%A4%A /no.css /api/no /_next/no".split(" ");
  for (const path of [...paths, ...paths, ...paths]) await ask({ path });
  expect(asked.map(({ url }) => url)).toEqual([...paths, ...paths, ...paths]);
});

test("a page is fetched without the cookies and the query of its first visitor", async () => {
  const { ask, asked, untilKept } = await edgeOf(page(() => "page"));
  await ask({ path: "/page?a=1", headers: { cookie: "a=b", authorization: "Bearer x" } });
  await untilKept({ path: "/page?a=2", headers: { cookie: "a=c", "x-nextjs-data": "1" } });
  const { url, headers } = asked.at(-1) as IncomingMessage;
  expect([url, Object.keys(headers).sort()]).toEqual(["/page", ["connection", "host"]]);
});

test("an entry is made at the second request, not at the first: what one visitor asks for once takes no room", async () => {
  const { ask, edge } = await edgeOf(page(() => "page"));
  await ask({ path: "/page" });
  await edge.settled();
  expect(edge.cachedBytes()).toBe(0);
  await ask({ path: "/page" });
  await edge.settled();
  expect(edge.cachedBytes()).toBeGreaterThan(0);
});

test.each([
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000, gzip;q=0.5", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["br;q=0.1", "br"],
])("a visitor who accepts '%s' gets a cached page as %s", async (accepted, encoding) => {
  const { ask, untilKept } = await edgeOf(page(() => "<p>long</p>".repeat(200)));
  await untilKept({ path: "/page" });
  const answer = await ask({ path: "/page", headers: { "accept-encoding": accepted } });
  expect([answer.headers["content-encoding"], answer.body.length]).toEqual([encoding, 2200]);
});

test("each value of a router's header has its own answer, from the cache too", async () => {
  const { ask, untilKept } = await edgeOf((request, response) => {
    response.writeHead(200, { "content-type": "text/x-component", "cache-control": "s-maxage=9" });
    response.end(`tree ${request.headers["next-router-state-tree"]} from ${request.headers["next-url"]}`);
  });
  const of = (tree: string, from: string) => ({ rsc: "1", "next-router-state-tree": tree, "next-url": from });
  const all = [of("a", "/"), of("b", "/"), of("a", "/cart")];
  for (const headers of all) await untilKept({ path: "/page?_rsc=1", headers });
  for (const headers of all) {
    const answer = `tree ${headers["next-router-state-tree"]} from ${headers["next-url"]}`;
    expect((await ask({ path: "/page?_rsc=1", headers })).body).toBe(answer);
  }
});

test("the name of a server action never reaches Next, which would look for it and log it", async () => {
  const { ask, asked, untilKept } = await edgeOf(page(() => "page"));
  const headers = { "next-action": "customer 9876543210" };
  await ask({ path: "/other", headers });
  await ask({ path: "/page", method: "POST", headers });
  await untilKept({ path: "/page", headers });
  expect(asked.length).toBeGreaterThan(2);
  for (const request of asked) expect(request.headers).not.toHaveProperty("next-action");
});

// promise: Made-up headers fill no memory
test("made-up router headers fill no memory and push out no page", async () => {
  // Nothing grows stale meanwhile.
  vi.useFakeTimers({ toFake: ["Date"] });
  const MIB = 1024 * 1024;
  const body = Buffer.alloc(3.5 * MIB, "x");
  const { ask, asked, edge, untilKept } = await edgeOf((request, response) => {
    const type = request.headers.rsc ? "application/octet-stream" : "text/html";
    response
      .writeHead(200, { "content-type": type, "cache-control": "s-maxage=9" })
      .end(request.headers.rsc ? body : "page");
  });
  await untilKept({ path: "/page" });
  for (let i = 0; i < 6; i += 1)
    await untilKept({ path: "/page", headers: { rsc: "1", "next-router-state-tree": String(i) } });
  expect(edge.cachedBytes()).toBeGreaterThan(13 * MIB);
  expect(edge.cachedBytes()).toBeLessThan(17 * MIB);
  const before = asked.length;
  expect((await ask({ path: "/page" })).body).toBe("page");
  expect(asked.length).toBe(before);
});

// promise: Requests that two servers could read in two ways
test("a request with two lengths of a body, or without the protocol, is refused", async () => {
  const { asked, edge } = await edgeOf((_, response) => response.end());
  for (const raw of [
    "POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET",
    "GET / HTTP/1.1\r\n\r\n",
    "rubbish\r\n\r\n",
  ]) {
    const answer = await text(connect(edge.port, "127.0.0.1").end(raw));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(asked).toEqual([]);
});
