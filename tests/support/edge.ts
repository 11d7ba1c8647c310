import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, vi } from "vitest";
import { startEdgeServer } from "#lib/edge/server.ts";
import { type Sent, send } from "./e2e-both-ways";

/** What answers in Next's place. */
export type Next = (request: IncomingMessage, response: ServerResponse) => void;

type Setting = { trustProxy?: number; routes?: string[]; limits?: Parameters<typeof startEdgeServer>[2] };

/** An edge server before something that answers in Next's place, until the test ends. */
export async function edgeOf(next: Next, { trustProxy = 0, routes = ["/page"], limits }: Setting = {}) {
  const asked: IncomingMessage[] = [];
  const listen = async (port: number) => {
    const server = createServer((request, response) => {
      asked.push(request);
      next(request, response);
    }).listen(port, "127.0.0.1");
    await once(server, "listening");
    const stop = () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    };
    onTestFinished(stop);
    return { port: (server.address() as AddressInfo).port, stop };
  };
  const { port, stop } = await listen(0);
  const upstream = { port, isUp: true };
  const settings = {
    upstream,
    trustProxy,
    sources: { script: [], img: [], connect: [], frame: [], noAccounts: false },
  };
  const edge = await startEdgeServer(settings, { host: "127.0.0.1", port: 0, routes: new Set(routes) }, limits);
  onTestFinished(edge.close);
  return {
    asked,
    upstream,
    edge,
    stop,
    listen,
    ask: (sent: Sent) => send(edge.port, sent),
    /** Repeats the request until the response comes from the cache, without a request to Next. */
    async untilKept(sent: Sent) {
      await vi.waitFor(
        async () => {
          const before = asked.length;
          await send(edge.port, sent);
          expect(asked.length).toBe(before);
        },
        { timeout: 10_000, interval: 10 },
      );
    },
  };
}
