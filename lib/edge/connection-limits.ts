import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { hasBody, MAX_BODY_BYTES, refuse } from "./refusals.ts";

/**
 * Request timeouts in milliseconds; how many connections may be open, how many headers a request may have (a browser
 * sends about 20), and how many bytes of unfinished bodies are held. Together they fit into the heap that npm start
 * gives, whatever the clients send or leave unread.
 */
const LIMITS = {
  headersTimeout: 10_000,
  // A photo of ten megabytes from a phone takes a minute.
  requestTimeout: 120_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  /** In each of these times, in milliseconds, so many bytes of a body must come. */
  bodyInterval: 10_000,
  bytesOfInterval: 1024,
  connections: 4096,
  headers: 100,
  bytesOfBodies: 16 * 1024 * 1024,
};
export type ConnectionLimits = typeof LIMITS;

/**
 * While it drains, an idle connection stays open for this long, in milliseconds: a proxy may have sent a request on it
 * that has not arrived yet.
 */
const IDLE_GRACE_MS = 1000;

/** A client that reads nothing for this long, in milliseconds, is disconnected. */
const IDLE_TIMEOUT_MS = 65_000;

/** What becomes of a request's body: its chunks, or why there are none. */
export type Body = Buffer[] | "too large" | "gone";

/**
 * Listens with connection limits; an error that `onRequest` throws is its own to answer. When all connections are in
 * use, a new one replaces the one that has been without a request for the longest time: a server that refused new
 * connections could be closed by anybody who opens many and sends nothing. Unfinished bodies are limited in the same
 * way, by their bytes.
 * @param place where it listens; port 0: a free one
 * @param limits those that differ from the default ones
 */
export async function listenWithLimits(
  place: { host: string; port: number },
  limits: Partial<ConnectionLimits>,
  onRequest: (request: IncomingMessage, response: ServerResponse, readBody: () => Promise<Body>) => Promise<void>,
) {
  const limit = { ...LIMITS, ...limits };
  /** The open connections, the one that has been idle for the longest time first. */
  const connections = new Set<Socket>();
  const warned = new WeakSet<Socket>();
  const bodies = new Map<IncomingMessage, number>();
  let bytesOfBodies = 0;
  /** The responses that have not been sent. */
  const unsent = new Set<ServerResponse>();
  let isDraining = false;
  const server = createServer(limit, (request, response) => {
    unsent.add(response);
    response.once("close", () => unsent.delete(response));
    if (isDraining) response.shouldKeepAlive = false;
    if (!isAllowed(request, response)) return;
    if (hasBody(request.headers)) endStalled(request, response);
    void onRequest(request, response, () => readBody(request));
  });
  server.maxHeadersCount = limit.headers;
  server.on("connection", (socket: Socket) => {
    if (connections.size >= limit.connections) disconnect(connections.values().next().value);
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  function disconnect(socket: Socket | undefined): void {
    if (!socket) return;
    connections.delete(socket);
    socket.destroy();
  }

  /**
   * Returns true when a request may be answered; otherwise it has been refused. Node drops the headers above its limit,
   * the one that tells where the body ends among them, so such a request is refused. A client that sends requests
   * without reading the responses could make the server hold any number of them. Browsers don't: the second is answered
   * 503, and the third ends the connection.
   */
  function isAllowed(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    if (socket.destroyed) return false;
    connections.delete(socket);
    connections.add(socket);
    // Node gives a response the socket when the response before it has been sent.
    const isPipelined = response.socket === null;
    const hasTooManyHeaders = request.rawHeaders.length >= 2 * limit.headers;
    if (!isPipelined && !hasTooManyHeaders) return true;
    if (warned.has(socket)) disconnect(socket);
    else response.writeHead(hasTooManyHeaders ? 431 : 503, { connection: "close", "retry-after": "1" }).end();
    warned.add(socket);
    return false;
  }

  /**
   * Ends a request whose body doesn't begin, stops or crawls: with 408, or without another word where it has its
   * response. A body that waits to be passed on is not its sender's fault.
   */
  function endStalled(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    let had = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete || socket.destroyed) return clearInterval(timer);
      const came = socket.bytesRead - had;
      had = socket.bytesRead;
      if (came >= limit.bytesOfInterval || request.isPaused()) return;
      if (response.headersSent) disconnect(socket);
      else refuse(request, response, { code: "request_timeout" });
    }, limit.bodyInterval).unref();
    request.once("close", () => clearInterval(timer));
  }

  /**
   * Reads a request's body. Next gets whole bodies only: it takes a limited number of requests, and slow senders would
   * keep all others out. The rest of a body over the limit is discarded.
   */
  async function readBody(request: IncomingMessage): Promise<Body> {
    if (!hasBody(request.headers)) return [];
    const { promise, resolve } = Promise.withResolvers<Body>();
    const chunks: Buffer[] = [];
    const stop = (body: Body) => {
      request.off("data", onData).off("end", onEnd).off("close", onClose);
      bytesOfBodies -= bodies.get(request) ?? 0;
      bodies.delete(request);
      resolve(body);
    };
    const onEnd = () => stop(chunks);
    const onClose = () => stop("gone");
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      bytesOfBodies += chunk.length;
      const size = (bodies.get(request) ?? 0) + chunk.length;
      bodies.set(request, size);
      if (size > MAX_BODY_BYTES) stop("too large");
      else if (bytesOfBodies > limit.bytesOfBodies) disconnect(bodies.keys().next().value?.socket);
    };
    bodies.set(request, 0);
    request.on("data", onData).once("end", onEnd).once("close", onClose);
    return promise;
  }

  /**
   * Ends the connections without a request: those whose last one is answered, and those that have sent nothing at all.
   */
  function closeIdle(): void {
    server.closeIdleConnections();
    for (const socket of connections) if (socket.bytesRead === 0) disconnect(socket);
  }

  server.setTimeout(IDLE_TIMEOUT_MS).listen(place.port, place.host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /**
     * Stops accepting connections and resolves when every request under way has its response, at the latest after
     * `deadlineMs` milliseconds. Each response asks the client to close its connection: its next request then goes to
     * the server that replaces this one.
     */
    async drain(deadlineMs: number): Promise<void> {
      isDraining = true;
      for (const response of unsent) response.shouldKeepAlive = false;
      // http.Server's own close() would also end the idle connections now.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      setTimeout(closeIdle, IDLE_GRACE_MS).unref();
      await Promise.race([closed, pause(deadlineMs, undefined, { ref: false })]);
      server.closeAllConnections();
    },
    async close(): Promise<void> {
      if (!server.listening) return server.closeAllConnections();
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}
