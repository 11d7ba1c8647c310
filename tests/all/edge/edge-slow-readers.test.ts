import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { edgeOf, type Next } from "@/tests/support/edge";

const MIB = 2 ** 20;
const FILE = Buffer.alloc(3 * MIB, "file ");
/** More than the buffers of this machine take. */
const LARGE = Buffer.alloc(7.5 * MIB, "large ");
const LAST_MODIFIED = "Sat, 01 Aug 2026 10:00:00 GMT";
const OF_FILE = {
  "accept-ranges": "bytes",
  "cache-control": "immutable",
  etag: '"file"',
  "last-modified": LAST_MODIFIED,
  "content-type": "application/octet-stream",
};
const files: Next = (request, response) => {
  if (request.url?.startsWith("/api/")) return void response.end("call");
  if (request.url === "/page") return void response.writeHead(200, { "cache-control": "no-store" }).end("page");
  response.writeHead(200, OF_FILE).end(/large/.test(request.url ?? "") ? LARGE : FILE);
};

/** A connection that has sent a request and reads nothing. */
async function stalled(port: number, path: string, header: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.pause();
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`);
  return socket;
}

test.each([
  ["parts of a file", "/large.bin", "Range: bytes=0-\r\n"],
  ["a file by its date", "/large.bin", "If-Modified-Since: Sat, 01 Aug 2020 10:00:00 GMT\r\n"],
  ["a file by an escaped address", "/%61large.bin", ""],
  ["a file that is never cached", "/a%2Flarge.bin", ""],
])("70 connections that read nothing of %s keep no page from anybody", async (_what, path, header) => {
  const { ask, asked, edge } = await edgeOf(files);
  const all = await Promise.all(Array.from({ length: 70 }, () => stalled(edge.port, path, header)));
  // Each of them has its answer, as far as it takes it.
  await Promise.all(all.map((socket) => socket.readableLength > 0 || once(socket, "readable")));
  expect(asked.length).toBeGreaterThan(0);
  expect((await ask({ path: "/page" })).body).toBe("page");
  expect((await ask({ path: "/api/config" })).body).toBe("call");
});

/** What arrives on a stalled connection when it reads at last, until it ends. */
async function readAtLast(socket: Socket): Promise<number> {
  socket.on("data", () => {});
  await once(socket, "close");
  return socket.bytesRead;
}

test("what visitors leave unread is bounded together: the one that waits longest is cut off, and others are not", async () => {
  const { ask, edge } = await edgeOf(files, { limits: { unsent: { bytes: 10 * MIB } } });
  const first = await stalled(edge.port, "/large.bin", "");
  await once(first, "readable");
  const second = await stalled(edge.port, "/large.bin", "Connection: close\r\n");
  await once(second, "readable");
  expect(await readAtLast(first)).toBeLessThan(LARGE.length);
  expect(await readAtLast(second)).toBeGreaterThan(LARGE.length);
  expect((await ask({ path: "/page" })).body).toBe("page");
});

test("a visitor that takes an answer more slowly than any network is cut off", async () => {
  const { edge } = await edgeOf(files, { limits: { unsent: { graceMs: 100, bytesPerSecond: 50 * MIB } } });
  const slow = await stalled(edge.port, "/large.bin", "");
  await once(slow, "readable");
  slow.removeAllListeners("error");
  const cut = new Promise((resolve) => slow.once("error", resolve).once("close", resolve));
  const dripping = setInterval(() => {
    slow.read(400);
    // Empty lines before a request mean nothing; a connection that has ended answers with a reset.
    slow.write("\r\n");
  }, 20);
  await cut;
  clearInterval(dripping);
  expect(slow.bytesRead).toBeLessThan(LARGE.length);
});

test.each<[what: string, headers: Record<string, string>, status: number]>([
  ["a first part", { range: "bytes=0-99" }, 200],
  ["a part behind the end", { range: "bytes=99999999-" }, 200],
  ["a part of this file", { range: "bytes=0-9", "if-range": '"file"' }, 200],
  ["what is newer", { "if-modified-since": LAST_MODIFIED }, 304],
  ["what is newer than before", { "if-modified-since": "Fri, 31 Jul 2026 10:00:00 GMT" }, 200],
])("who asks for %s of a file gets it whole, or hears that it is known", async (...row) => {
  const [, headers, status] = row;
  const { ask, asked, untilKept } = await edgeOf(files);
  const expected = [status, undefined, undefined, status === 200 ? FILE.length : 0];
  const seen = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => [
    status,
    headers["content-range"],
    headers["accept-ranges"],
    body.length,
  ];
  const first = await ask({ path: "/a.bin", headers });
  // By its date, a file that isn't cached is compared by Next.
  if (status !== 304) expect(seen(first)).toEqual(expected);
  expect(asked[0]?.headers).not.toHaveProperty("range");
  await untilKept({ path: "/a.bin" });
  const before = asked.length;
  expect(seen(await ask({ path: "/%61.bin", headers }))).toEqual(expected);
  expect(asked.length).toBe(before);
});

test("HEAD reports the length of what GET sends, of pages that nobody caches too", async () => {
  // The edge server drops the preload of such a page.
  const html =
    '<link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/a.js" async=""></script><img fetchPriority="high"/>';
  const { ask, untilKept } = await edgeOf((request, response) => {
    const control = request.url === "/page" ? "s-maxage=9" : "no-store";
    response.writeHead(200, { "content-type": "text/html", "cache-control": control }).end(html);
  });
  const lengths = async (path: string) =>
    Promise.all(["GET", "HEAD"].map(async (method) => (await ask({ path, method })).headers["content-length"]));
  const [get, head] = await lengths("/other");
  expect(head).toBe(get);
  expect(Number(get)).toBeLessThan(html.length);
  await untilKept({ path: "/page" });
  expect(await lengths("/page")).toEqual([get, get]);
});
