import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { refusalSchema } from "#lib/shop/http/api-errors.ts";
import { edgeOf, type Next } from "@/tests/support/edge";

/** Answers with the body, once all of it is there, as Next's calls do. */
const repeats: Next = async (request, response) => {
  const bytes = await buffer(request).catch(() => null);
  if (bytes) response.end(bytes);
};

/** A connection that has sent this much so far. */
async function visitor(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  await new Promise((resolve) => socket.write(sent, resolve));
  return socket;
}

/** What comes back first once this is sent as well. */
async function answerTo(socket: Socket, sent: string): Promise<string> {
  socket.write(sent);
  return String(await once(socket, "data"));
}

const HEAD = "HTTP/1.1\r\nHost: localhost\r\n";
const post = (length: number, body: string) => `POST /api/orders ${HEAD}Content-Length: ${length}\r\n\r\n${body}`;
const get = (path: string) => `GET ${path} ${HEAD}\r\n`;

// promise: Connections that nothing comes from
// promise: Headers and bodies that come bit by bit
test.each<[who: string, first: string, bit: string]>([
  ["says nothing", "", ""],
  ["sends the first byte of a body", post(100, "{"), ""],
  ["sends its headers bit by bit", `POST /api/orders ${HEAD}`, "X-More: 1\r\n"],
  ["sends its body bit by bit", post(1000, ""), "{"],
])("who %s is not waited for, others are answered meanwhile, and Next never hears of it", async (_who, first, bit) => {
  const limits = { headersTimeout: 200, requestTimeout: 400, keepAliveTimeout: 600, connectionsCheckingInterval: 50 };
  const { asked, ask, edge } = await edgeOf(repeats, { limits });
  const slow = await visitor(edge.port, first);
  const dripping = setInterval(() => slow.write(bit), 100);
  const reply = text(slow).catch(() => "");
  // Asked again: on a busy machine the limits, which are short here, may end this connection too.
  const others = async () => expect((await ask({ path: "/api/config" })).status).toBe(200);
  await vi.waitFor(others, { timeout: 30_000 });
  // Whoever is still sending when the answer comes may see no more than the end.
  expect(await reply).toMatch(bit ? /^$|^HTTP\/1\.1 408 / : /^HTTP\/1\.1 408 /);
  clearInterval(dripping);
  await vi.waitFor(others, { timeout: 30_000 });
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(["/api/config"]));
});

const crawlers: [what: string, head: string][] = [
  ["nothing", `POST /api/orders ${HEAD}Content-Length: 1000\r\n\r\n`],
  ["one byte", `POST /api/orders ${HEAD}Content-Length: 1000\r\n\r\n{`],
  ["no chunk", `POST /api/orders ${HEAD}Transfer-Encoding: chunked\r\n\r\n`],
  ["nothing of a GET", `GET /api/config ${HEAD}Content-Length: 1000\r\n\r\n`],
  ["nothing of a photo", `POST /api/products/x/photo ${HEAD}Content-Length: 1000\r\n\r\n`],
  ["one chunk of a photo", `POST /api/products/x/photo ${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`],
];
test.each(crawlers)("a sender of %s of a body has 408, and its connection ends", async (_what, head) => {
  const { edge } = await edgeOf(repeats, { limits: { bodyInterval: 50 } });
  expect(await text(await visitor(edge.port, head))).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request_timeout"/);
});

test("a photo may take its time while some of it comes in each ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let came = 0;
  const next: Next = (request, response) => {
    request.on("data", (chunk) => {
      came += chunk.length;
    });
    request.once("end", () => response.end("whole"));
  };
  const { edge } = await edgeOf(next);
  const photo = `POST /api/products/x/photo ${HEAD}Content-Length: 5000\r\n\r\n`;
  const [sender, crawler] = [await visitor(edge.port, photo), await visitor(edge.port, photo)];
  for (const part of [1, 2, 3]) {
    sender.write("x".repeat(1500));
    await vi.waitFor(() => expect(came).toBe(part * 1500));
    vi.advanceTimersByTime(10_000);
  }
  expect(await text(crawler)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await answerTo(sender, "x".repeat(500))).toContain("whole");
});

test("300 senders of photos that nobody asked for hold no order's place, and end when nothing comes", async () => {
  const next: Next = (request, response) => void response.writeHead(request.url === "/api/orders" ? 201 : 401).end();
  const { ask, edge } = await edgeOf(next, { limits: { bodyInterval: 2000 } });
  const silent = `POST /api/products/x/photo ${HEAD}Content-Length: 1000\r\n\r\n`;
  const answers = await Promise.all(Array.from({ length: 300 }, async () => text(await visitor(edge.port, silent))));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect((await ask({ path: "/api/orders", method: "POST", body: "{}" })).status).toBe(201);
});

// promise: Headers and bodies that come bit by bit ... from more senders than Next takes in at a time
test("300 senders of slow orders block no other order, and get their responses when they are done", async () => {
  const { asked, ask, edge } = await edgeOf(repeats);
  const slow = await Promise.all(Array.from({ length: 300 }, () => visitor(edge.port, post(13, "slow "))));
  expect((await ask({ path: "/api/orders", method: "POST", body: "quick" })).body).toBe("quick");
  expect(asked.length).toBe(1);
  expect(await answerTo(slow[0] as Socket, "but sure")).toContain("slow but sure");
});

// promise: Headers and bodies that come bit by bit ... of 64 KiB each
test("bodies that are being sent take a limited number of bytes together, and the slowest is refused first", async () => {
  const { ask, edge } = await edgeOf(repeats, { limits: { bytesOfBodies: 1000 } });
  const slow = await visitor(edge.port, post(900, "s".repeat(600)));
  const gone = once(slow, "close");
  const quick = await ask({ path: "/api/orders", method: "POST", body: "q".repeat(900) });
  expect(quick.body).toHaveLength(900);
  await gone;
  for (let i = 0; i < 3; i += 1)
    expect((await ask({ path: "/api/orders", method: "POST", body: "q".repeat(900) })).status).toBe(200);
});

const unwanted: [what: string, path: string, length: string, status: number, code: string | null][] = [
  ["declared too large, to a call", "/api/orders", "Content-Length: 5000000", 413, "body_too_large"],
  ["that turns out too large, to a call", "/api/orders", "Transfer-Encoding: chunked", 413, "body_too_large"],
  ["declared too large, to a page", "/category/spice", "Content-Length: 5000000", 413, null],
  ["of any length, to a page", "/category/spice", "Transfer-Encoding: chunked", 405, null],
  ["of one byte more than a page takes", "/cart", "Content-Length: 80000", 413, null],
  ["small enough for a call, to a page", "/cart", "Content-Length: 60000", 405, null],
];

// promise: Headers and bodies that come bit by bit ... or larger than that, or sent to a page
// promise: Headers and bodies that come bit by bit ... and neither hold up pages nor fill memory
test("a body that no page and no call takes is refused while it is still coming, and Next never hears of it", async () => {
  const { asked, edge } = await edgeOf(repeats);
  const chunk = "x".repeat(70_000);
  const refusal = async ([what, path, length, status, code]: (typeof unwanted)[number]) => {
    const isChunked = length.startsWith("Transfer");
    const part = isChunked ? `${chunk.length.toString(16)}\r\n${chunk}\r\n` : chunk.slice(0, 59_000);
    const sender = await visitor(edge.port, `POST ${path} ${HEAD}${length}\r\n\r\n${part}`);
    // The connection ends: half a body stands in it, where the next request would have to begin.
    const answer = await text(sender);
    expect(answer, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer, what).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer, what).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(/\r\nallow: (.*)\r\n/i.exec(answer)?.[1], what).toBe(status === 405 ? "GET, HEAD" : undefined);
    const body = answer.split("\r\n\r\n")[1] ?? "";
    if (code) expect(refusalSchema.parse(JSON.parse(body)).code, what).toBe(code);
    else expect(body, what).toMatch(/^<!doctype html><html lang="en"><title>Sorry<\/title><p>[A-Z]/);
  };
  await Promise.all(unwanted.map(refusal));
  expect(asked).toEqual([]);
});

// promise: Headers and bodies that come bit by bit ... whose senders see the refusal
test("a connection whose body was refused is closed when the sender is done: closed before, some never see the refusal", async () => {
  const { ask, edge } = await edgeOf(repeats);
  const sender = await visitor(edge.port, post(70_000, "x".repeat(60_000)));
  let isEnded = false;
  const ended = once(sender, "end").then(() => {
    isEnded = true;
  });
  expect(String(await once(sender, "data"))).toMatch(/^HTTP\/1\.1 413 /);
  for (let n = 0; n < 3; n += 1) await ask({ path: "/api/config" });
  expect(isEnded).toBe(false);
  sender.write("x".repeat(10_000));
  await ended;
});

// promise: Long addresses and thousands of parameters
// promise: Long addresses and thousands of parameters ... cost no time
test("an address of more than 2 KB or 32 parameters is refused with 414, and Next never hears of it", async () => {
  const { ask, asked } = await edgeOf(repeats);
  const parameters = (count: number) => Array.from({ length: count }, () => "a").join("&");
  const many = parameters(33);
  for (const query of [many, parameters(7000), "a".repeat(2048), `${many}?`, `?${many}`]) {
    const call = await ask({ path: `/api/config?${query}` });
    expect([call.status, refusalSchema.parse(JSON.parse(call.body)).code]).toEqual([414, "uri_too_long"]);
    expect(call.headers["cache-control"]).toBe("no-store");
    const page = await ask({ path: `/nothing?${query}` });
    expect([page.status, page.headers["content-type"]]).toEqual([414, "text/html; charset=utf-8"]);
    expect(page.body).toContain("This address is too long.");
  }
  expect((await ask({ path: `/${"a".repeat(2048)}` })).status).toBe(414);
  expect(asked).toEqual([]);
  for (const path of [`/api/config?${parameters(32)}`, `/api/config?${"a".repeat(2036)}`])
    expect((await ask({ path })).status).toBe(200);
});

test.each<[line: string, status: number, code: string | null, allow?: string]>([
  ["GET /api/%", 404, "not_found"],
  ["GET /api/%E0%A4%A?a=1", 404, "not_found"],
  ["TRACE /api/orders", 405, "method_not_allowed", "GET, HEAD, POST, PATCH"],
  ["TRACE /cart", 405, null, "GET, HEAD"],
  ["PROPFIND /cart", 405, null, "GET, HEAD"],
  ["OPTIONS *", 204, null, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ["OPTIONS /cart", 204, null, "GET, HEAD, OPTIONS"],
  ["OPTIONS /icon.svg", 204, null, "GET, HEAD, OPTIONS"],
  ["GET *", 404, null],
  ["GET http://user@localhost/cart", 404, null],
  // promise: Methods and addresses that Next fails at
])("'%s' is answered %i by the edge server", async (line, status, code, allow) => {
  const { asked, edge } = await edgeOf(repeats);
  const answer = await text(
    connect(edge.port, "127.0.0.1").end(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
  );
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(/\r\nallow: (.*)\r\n/i.exec(answer)?.[1]).toBe(allow);
  if (code) expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ success: false, code });
  expect(asked).toEqual([]);
});

test.each([
  ["http://shop.example/api/config?a=1", "/api/config?a=1", "shop.example"],
  ["HTTP://shop.example:8080", "/", "shop.example:8080"],
  ["https://[::1]:3000?a=1", "/?a=1", "[::1]:3000"],
  // promise: Methods and addresses that Next fails at ... and targets that name a host
])("a request for %s reaches Next as one for %s of that host", async (target, path, host) => {
  const { asked, edge } = await edgeOf(repeats);
  await text(await visitor(edge.port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`));
  expect(asked.map(({ url, headers }) => [url, headers.host])).toEqual([[path, host]]);
});

// promise: More connections than there is room for
test("with all connections in use a new one is accepted, and the one without a request for the longest time is closed", async () => {
  const { edge, ask } = await edgeOf(repeats, { limits: { connections: 3 } });
  const asks = await visitor(edge.port, "");
  const sits = await visitor(edge.port, "");
  await visitor(edge.port, "");
  await answerTo(asks, get("/api/config"));
  const gone = once(sits, "close");
  expect((await ask({ path: "/api/config" })).status).toBe(200);
  await gone;
  expect(await answerTo(asks, get("/api/config"))).toMatch(/^HTTP\/1\.1 200 /);
});

// promise: Request upon request, with no answer taken
test("a client that sends a second request before the first response gets 503, and the third closes the connection", async () => {
  const { asked, edge, untilKept } = await edgeOf((request, response) => {
    if (request.url === "/api/health") return;
    response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=9" }).end("page");
  });
  await untilKept({ path: "/page" });
  const before = asked.length;
  for (const path of ["/page", "/api/config"]) {
    const reply = await text(await visitor(edge.port, get(path).repeat(2)));
    expect(reply.match(/1\.1 \d+|connection: close/g)).toEqual(["1.1 200", "1.1 503", "connection: close"]);
  }
  const hasty = await visitor(edge.port, get("/api/health").repeat(3));
  hasty.resume();
  await once(hasty, "close");
  expect(asked.slice(before).map(({ url }) => url)).toEqual(["/api/config", "/api/health"]);
});

// promise: Hundreds of headers
test("a request with a hundred headers is refused: some would be lost, and one may say where its body ends", async () => {
  const { asked, ask, edge } = await edgeOf(repeats);
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`x-${i}`, "1"]));
  const statusWith = async (count: number) => (await ask({ path: "/api/config", headers: many(count) })).status;
  // Beside Host and Connection.
  expect([await statusWith(97), await statusWith(98)]).toEqual([200, 431]);
  const inside = get("/api/health");
  const chunked = `Transfer-Encoding: chunked\r\n\r\n${inside.length.toString(16)}\r\n${inside}\r\n0\r\n\r\n`;
  const hidden = `GET /api/config ${HEAD}${"a: b\r\n".repeat(120)}${chunked}`;
  expect(await text(connect(edge.port, "127.0.0.1").end(hidden))).toMatch(/^HTTP\/1\.1 431 /);
  expect(asked.length).toBe(1);
});

// promise: Answers that are not taken
test("who leaves page after page untaken doesn't hold up calls", async () => {
  const waiting: (() => void)[] = [];
  const { ask, edge } = await edgeOf((request, response) => {
    if (request.url?.startsWith("/api/")) response.end("call");
    else waiting.push(() => response.end("late"));
  });
  await Promise.all(Array.from({ length: 300 }, (_, i) => visitor(edge.port, get(`/${i}`))));
  expect((await ask({ path: "/api/config" })).body).toBe("call");
  expect(waiting.length).toBeLessThan(100);
});
