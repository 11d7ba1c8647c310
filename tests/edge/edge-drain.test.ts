import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { edgeOf, type Next } from "@/tests/support/edge";

function heldNext() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const next: Next = (_, response) => void promise.then(() => response.end("done"));
  return { next, release };
}

test("an edge server that is told to end answers what is under way, long after idle connections have ended, and accepts none", async () => {
  const { next, release } = heldNext();
  const { ask, asked, edge } = await edgeOf(next);
  const underWay = ask({ path: "/api/orders" });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const drained = edge.drain(0, 5000);
  await expect(ask({ path: "/api/orders" })).rejects.toThrow("ECONNREFUSED");
  // Idle ones end after a second.
  await pause(1200);
  release();
  const { status, headers } = await underWay;
  expect([status, headers.connection]).toEqual([200, "close"]);
  await drained;
});

test("a request that comes on an open connection while the edge server drains is answered, and the connection closed", async () => {
  const { edge } = await edgeOf((_, response) => response.end("done"));
  const socket = connect(edge.port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const ended = once(socket, "end");
  const drained = edge.drain(0, 5000);
  socket.write("GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  await Promise.all([ended, drained]);
});

test("an edge server without requests ends without waiting for its clients", async () => {
  const { edge } = await edgeOf((_, response) => response.end("done"));
  const socket = connect(edge.port, "127.0.0.1");
  await once(socket, "connect");
  const ended = once(socket, "close");
  await edge.drain(0, 60_000);
  await ended;
});

test("a request that takes too long is given up when the deadline of the drain has passed", async () => {
  const never: Next = () => {};
  const { ask, asked, edge } = await edgeOf(never);
  const lost = expect(ask({ path: "/api/orders" })).rejects.toThrow();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await edge.drain(0, 50);
  await lost;
});

test("a proxy hears that the server is about to end while every request is still answered", async () => {
  const { ask, asked, edge } = await edgeOf((_, response) => response.end("done"));
  const ready = async () => (await ask({ path: "/api/ready" })).status;
  expect(await ready()).toBe(200);
  const drained = edge.drain(500, 5000);
  expect(await ready()).toBe(503);
  expect((await ask({ path: "/api/orders", method: "POST", body: "{}" })).status).toBe(200);
  await drained;
  // Nothing but the order came to Next.
  expect(asked).toHaveLength(1);
});

test("a proxy hears that Next is away, until it is back", async () => {
  const { ask, upstream } = await edgeOf((_, response) => response.end("done"));
  const ready = async () => (await ask({ path: "/api/ready" })).status;
  upstream.isUp = false;
  expect(await ready()).toBe(503);
  upstream.isUp = true;
  expect(await ready()).toBe(200);
});

test("a proxy hears that calls of the API get no answer, until one has an answer again", async () => {
  const held: ServerResponse[] = [];
  let isSilent = true;
  const next: Next = (_, response) => void (isSilent ? held.push(response) : response.end("done"));
  const { ask } = await edgeOf(next, { limits: { silence: { after: 0, probe: 50 } } });
  const ready = async () => (await ask({ path: "/api/ready" })).status;
  expect(await ready()).toBe(200);
  const order = ask({ path: "/api/orders", method: "POST", body: "{}" });
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(await ready()).toBe(503);
  isSilent = false;
  expect(await ready()).toBe(200);
  held[0]?.end("done");
  expect((await order).body).toBe("done");
});
