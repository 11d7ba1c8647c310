import { once } from "node:events";
import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { photoProblems } from "#lib/shop/pictures/photo.ts";
import { edgeOf } from "@/tests/support/edge";

const PATH = "/api/products/hill-tea/photo?x=1";
const MIB = 1024 * 1024;

// promise: An owner's photo passes the edge server, which never holds it as a whole
test("a photo arrives at Next as it was sent, and begins to arrive before it is sent to its end", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { edge } = await edgeOf((asked, response) => {
    asked.once("data", () => begin());
    void buffer(asked).then((all) => response.end(String(all.length)));
  });
  const sending = request({ port: edge.port, path: PATH, method: "POST", agent: false });
  const answered = once(sending, "response");
  sending.write(Buffer.alloc(3 * MIB, 7));
  await begun;
  sending.end(Buffer.alloc(2 * MIB, 7));
  const [answer] = await answered;
  expect(String(await buffer(answer))).toBe(String(5 * MIB));
});

test("an answer that comes before the photo has arrived is sent, and the next request on the connection is answered", async () => {
  const { edge } = await edgeOf((asked, response) => {
    if (asked.method === "POST") response.writeHead(401).end("who are you?");
    else response.end("a page");
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (method: string, path: string, size: number) => {
    const sending = request({ port: edge.port, path, method, agent });
    const answered = once(sending, "response");
    sending.end(Buffer.alloc(size));
    const [answer] = await answered;
    return [answer.statusCode, String(await buffer(answer))];
  };
  expect(await ask("POST", PATH, 5 * MIB)).toEqual([401, "who are you?"]);
  expect(await ask("GET", "/api/config", 0)).toEqual([200, "a page"]);
  agent.destroy();
});

test("what is announced as larger than a photo may be is refused in its own words; other addresses keep their limit", async () => {
  const { edge, asked } = await edgeOf((_, response) => response.end());
  const announce = async (path: string, bytes: number) => {
    const headers = { "content-length": bytes };
    const sending = request({ port: edge.port, path, method: "POST", agent: false, headers });
    // The edge server ends what is announced and never sent.
    sending.on("error", () => {}).flushHeaders();
    const [answer] = await once(sending, "response");
    return [answer.statusCode, JSON.parse(String(await buffer(answer))).error];
  };
  expect(await announce(PATH, 20 * MIB + 1)).toEqual([413, photoProblems.bytes]);
  for (const path of ["/api/orders", "/api/products/hill-tea", "/api/products/hill-tea/photos"])
    expect(await announce(path, 64 * 1024 + 1)).toEqual([413, expect.stringContaining("64 KiB")]);
  expect(asked).toHaveLength(0);
});

test("a photo whose size is not announced is refused once it is too large, and Next's part of it is taken back", async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { edge } = await edgeOf((asked) => void asked.once("close", () => leave()).resume());
  const sending = request({ port: edge.port, path: PATH, method: "POST", agent: false });
  sending.on("error", () => {});
  const answered = once(sending, "response");
  for (let n = 0; n < 21; n += 1) sending.write(Buffer.alloc(MIB));
  const [answer] = await answered;
  expect([answer.statusCode, JSON.parse(String(await buffer(answer))).error]).toEqual([413, photoProblems.bytes]);
  await left;
  sending.destroy();
});

test("a visitor who leaves while a photo is sent takes the request back", async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { edge, asked } = await edgeOf((request) => void request.once("close", () => leave()).resume());
  const sending = request({ port: edge.port, path: PATH, method: "POST", agent: false });
  sending.on("error", () => {});
  sending.write(Buffer.alloc(MIB));
  await expect.poll(() => asked.length).toBe(1);
  sending.destroy();
  await left;
});
