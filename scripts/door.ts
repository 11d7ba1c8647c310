import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { hasBody, LARGEST_BODY } from "./front/refusals.ts";

/**
 * How long a visitor may take, in milliseconds, and room for a rush: connections, headers in a request (a browser sends about
 * 20), and bytes of bodies that are on their way. Little enough for the heap that npm start gives, whatever each of them
 * sends or leaves unread.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  connections: 4096,
  headers: 100,
  bytesOfBodies: 16 * 1024 * 1024,
};
export type Limits = typeof LIMITS;

/** Whoever takes an answer more slowly than this is not waited for, in milliseconds. */
const SILENCE_MS = 65_000;

type AwaitBody = (onWhole: (body: Buffer[]) => void, onTooLarge: () => void) => void;
type OnRequest = (visitor: IncomingMessage, response: ServerResponse, awaitBody: AwaitBody) => void;

/**
 * A server with a guard at its door. When the house is full the newcomer gets in, and whoever has asked for nothing for the
 * longest time is shown out: a server that turned newcomers away would be closed by anybody who opens connections and
 * sits on them. Bodies are waited for in the same way, for as many bytes as there is room for.
 * @param place where it listens; port 0: at a free one
 * @param limits what is other than in LIMITS
 */
export async function openDoor(place: { host: string; port: number }, limits: Partial<Limits>, onRequest: OnRequest) {
  const room = { ...LIMITS, ...limits };
  const inside = new Set<Socket>();
  const hurried = new WeakSet<Socket>();
  const bodies = new Map<IncomingMessage, number>();
  let bytes = 0;
  const server = createServer(room, (visitor, response) => {
    if (admits(visitor, response)) onRequest(visitor, response, (...answers) => awaitBody(visitor, ...answers));
  });
  server.maxHeadersCount = room.headers;
  server.on("connection", (socket: Socket) => {
    if (inside.size >= room.connections) showOut(inside.values().next().value);
    inside.add(socket);
    socket.once("close", () => inside.delete(socket));
  });

  function showOut(socket: Socket | undefined): void {
    if (!socket) return;
    inside.delete(socket);
    socket.destroy();
  }

  /**
   * May this request be answered? If not, it has been refused. Node drops the headers above its count, the one that says
   * where the body ends among them, so such a request is refused. Whoever asks on without having taken an answer could
   * have any number of them made: browsers don't, so the second is asked to wait, and the third ends the connection.
   */
  function admits(visitor: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = visitor;
    if (socket.destroyed) return false;
    inside.delete(socket);
    inside.add(socket);
    // Node gives an answer the connection when the one before it has left.
    const isBehind = response.socket === null;
    const tooMany = visitor.rawHeaders.length >= 2 * room.headers;
    if (!isBehind && !tooMany) return true;
    if (hurried.has(socket)) showOut(socket);
    else response.writeHead(tooMany ? 431 : 503, { connection: "close", "retry-after": "1" }).end();
    hurried.add(socket);
    return false;
  }

  /**
   * Waits for a request's body, and calls `onWhole` with it: Next takes in so many requests at a time, and those who send
   * slowly would keep all the others out. Of a body that is larger than any call takes no more is kept than the limit, and
   * `onTooLarge` is called as soon as it is passed.
   */
  function awaitBody(visitor: IncomingMessage, ...[onWhole, onTooLarge]: Parameters<AwaitBody>): void {
    if (!hasBody(visitor.headers)) {
      onWhole([]);
      return;
    }
    const chunks: Buffer[] = [];
    const leave = () => {
      bytes -= bodies.get(visitor) ?? 0;
      bodies.delete(visitor);
    };
    const stop = () => {
      visitor.off("data", take).off("end", done).off("close", leave);
      leave();
    };
    const done = () => {
      stop();
      onWhole(chunks);
    };
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      const size = (bodies.get(visitor) ?? 0) + chunk.length;
      bodies.set(visitor, size);
      if (size > LARGEST_BODY) {
        stop();
        onTooLarge();
      } else if (bytes > room.bytesOfBodies) showOut(bodies.keys().next().value?.socket);
    };
    bodies.set(visitor, 0);
    visitor.on("data", take).once("end", done).once("close", leave);
  }

  server.setTimeout(SILENCE_MS).listen(place.port, place.host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close(): Promise<void> {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}
