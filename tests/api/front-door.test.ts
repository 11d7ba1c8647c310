import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { frontOf, type Next } from "@/tests/support/front";

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
test.each<[who: string, sent: string]>([
  ["says nothing", ""],
  ["sends its body slowly", post(100, "{")],
])("who %s is not waited for, and Next never hears of it", async (_who, sent) => {
  const limits = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
  const { asked, ask, front } = await frontOf(repeats, { limits });
  const slow = await visitor(front.port, sent);
  const told = text(slow);
  expect((await ask({ path: "/api/config" })).status).toBe(200);
  expect(await told).toMatch(/^HTTP\/1\.1 408 /);
  expect(asked.length).toBe(1);
});

test("300 who send their orders slowly keep nobody else from ordering, and are answered when they are done", async () => {
  const { asked, ask, front } = await frontOf(repeats);
  const slow = await Promise.all(Array.from({ length: 300 }, () => visitor(front.port, post(13, "slow "))));
  expect((await ask({ path: "/api/orders", method: "POST", body: "quick" })).body).toBe("quick");
  expect(asked.length).toBe(1);
  expect(await answerTo(slow[0] as Socket, "but sure")).toContain("slow but sure");
});

test("bodies that are on their way take so many bytes together, and whoever is slowest makes room", async () => {
  const { ask, front } = await frontOf(repeats, { limits: { bytesOfBodies: 1000 } });
  const slow = await visitor(front.port, post(900, "s".repeat(600)));
  const gone = once(slow, "close");
  const quick = await ask({ path: "/api/orders", method: "POST", body: "q".repeat(900) });
  expect(quick.body).toHaveLength(900);
  await gone;
  for (let i = 0; i < 3; i += 1)
    expect((await ask({ path: "/api/orders", method: "POST", body: "q".repeat(900) })).status).toBe(200);
});

test("a body larger than any call takes is refused by Next while it is still coming", async () => {
  const refuses: Next = async (request, response) => {
    let size = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > 64 * 1024) break;
    }
    response.writeHead(413).end();
  };
  const { front } = await frontOf(refuses);
  const large = await visitor(front.port, "");
  expect(await answerTo(large, post(5_000_000, "x".repeat(70_000)))).toMatch(/^HTTP\/1\.1 413 /);
});

test("a full house lets the newcomer in, and shows out who has asked for nothing for the longest time", async () => {
  const { front, ask } = await frontOf(repeats, { limits: { connections: 3 } });
  const asks = await visitor(front.port, "");
  const sits = await visitor(front.port, "");
  await visitor(front.port, "");
  await answerTo(asks, get("/api/config"));
  const gone = once(sits, "close");
  expect((await ask({ path: "/api/config" })).status).toBe(200);
  await gone;
  expect(await answerTo(asks, get("/api/config"))).toMatch(/^HTTP\/1\.1 200 /);
});

test("who asks for a second thing before having the first is asked to wait, and the third time shown out", async () => {
  const { asked, front, untilKept } = await frontOf((request, response) => {
    if (request.url === "/api/health") return;
    response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=9" }).end("page");
  });
  await untilKept({ path: "/page" });
  const before = asked.length;
  for (const path of ["/page", "/api/config"]) {
    const told = await text(await visitor(front.port, get(path).repeat(2)));
    expect(told.match(/HTTP\/1\.1 \d+|connection: close/g)).toEqual([
      ...["HTTP/1.1 200", "HTTP/1.1 503", "connection: close"],
    ]);
  }
  const hasty = await visitor(front.port, get("/api/health").repeat(3));
  hasty.resume();
  await once(hasty, "close");
  expect(asked.slice(before).map(({ url }) => url)).toEqual(["/api/config", "/api/health"]);
});

test("a request with a hundred headers is refused: some would be lost, and one may say where its body ends", async () => {
  const { asked, ask, front } = await frontOf(repeats);
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`x-${i}`, "1"]));
  const statusWith = async (count: number) => (await ask({ path: "/api/config", headers: many(count) })).status;
  // Beside Host and Connection.
  expect([await statusWith(97), await statusWith(98)]).toEqual([200, 431]);
  const inside = get("/api/health");
  const chunked = `Transfer-Encoding: chunked\r\n\r\n${inside.length.toString(16)}\r\n${inside}\r\n0\r\n\r\n`;
  const hidden = `GET /api/config ${HEAD}${"a: b\r\n".repeat(120)}${chunked}`;
  expect(await text(connect(front.port, "127.0.0.1").end(hidden))).toMatch(/^HTTP\/1\.1 431 /);
  expect(asked.length).toBe(1);
});

test("who leaves page after page untaken doesn't hold up calls", async () => {
  const waiting: (() => void)[] = [];
  const { ask, front } = await frontOf((request, response) => {
    if (request.url?.startsWith("/api/")) response.end("call");
    else waiting.push(() => response.end("late"));
  });
  await Promise.all(Array.from({ length: 300 }, (_, i) => visitor(front.port, get(`/${i}`))));
  expect((await ask({ path: "/api/config" })).body).toBe("call");
  expect(waiting.length).toBeLessThan(100);
});
