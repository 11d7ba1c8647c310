import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many connections, how many headers in a request, and how many bytes of bodies that are on their way. */
export type Room = typeof ROOM;

/**
 * Room for a rush, and little enough for the heap that npm start gives the front, whatever each of them sends or leaves
 * unread. A browser sends about 20 headers.
 */
export const ROOM = { connections: 4096, headers: 100, bytesOfBodies: 16 * 1024 * 1024 };

/** In bytes: what no call takes any more. The rest of such a body goes to Next as it comes, which refuses it by then. */
const LARGEST_BODY = 64 * 1024;

/**
 * Stands at the door of a server. When the house is full the newcomer gets in, and whoever has asked for nothing for the
 * longest time is shown out: a server that turned newcomers away would be closed by anybody who opens connections and
 * sits on them. Bodies are waited for in the same way, for as many bytes as there is room for.
 */
export function keepDoor(server: Server, room: Room) {
  const inside = new Set<Socket>();
  const hurried = new WeakSet<Socket>();
  const bodies = new Map<IncomingMessage, number>();
  let bytes = 0;
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
   * slowly would keep all the others out. A larger one than any call takes goes on as it comes.
   */
  function awaitBody(visitor: IncomingMessage, onWhole: (chunks: Buffer[]) => void): void {
    const { "content-length": length, "transfer-encoding": encoding } = visitor.headers;
    if (encoding === undefined && Number(length ?? 0) === 0) {
      onWhole([]);
      return;
    }
    const chunks: Buffer[] = [];
    const leave = () => {
      bytes -= bodies.get(visitor) ?? 0;
      bodies.delete(visitor);
    };
    const done = () => {
      visitor.pause().off("data", take).off("end", done).off("close", leave);
      leave();
      onWhole(chunks);
    };
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      const size = (bodies.get(visitor) ?? 0) + chunk.length;
      bodies.set(visitor, size);
      if (size > LARGEST_BODY) return done();
      if (bytes > room.bytesOfBodies) showOut(bodies.keys().next().value?.socket);
    };
    bodies.set(visitor, 0);
    visitor.on("data", take).once("end", done).once("close", leave);
  }

  return { admits, awaitBody };
}
