import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { keepDoor, ROOM, type Room } from "./front/door.ts";
import { bodyFor, isKnown } from "./front/kept-answer.ts";
import { openMemory } from "./front/memory.ts";
import { pass, type Way, without } from "./front/upstream.ts";

/** In milliseconds: whoever sends, or takes, more slowly than this is not waited for. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2000,
};
const SILENCE_MS = 65_000;

/**
 * The server in front of Next: gives what is the same for everybody from memory, well compressed, each page with a content
 * security policy of its own, and passes on the rest.
 * @param place where it listens (port 0: at a free one), and the addresses of the prerendered pages
 * @param limits what is other than in TIMES and ROOM
 */
export async function startFront(
  way: Way,
  place: { host: string; port: number; routes: ReadonlySet<string> },
  limits: Partial<typeof TIMES & Room> = {},
) {
  const memory = openMemory(way, place.routes);
  const server = createServer({ ...TIMES, ...limits }, (visitor, response) => {
    if (!door.admits(visitor, response)) return;
    const wanted = memory.placeOf(visitor);
    const kept = wanted?.shelf.get(wanted.key);
    if (!wanted || !kept) {
      const onAnswer = (answer: IncomingMessage) => wanted && memory.note(wanted, answer);
      door.awaitBody(visitor, (body) => pass(visitor, body, response, way, onAnswer));
      return;
    }
    if (kept.freshUntil < Date.now()) memory.refill(wanted);
    if (isKnown(kept, visitor.headers))
      return void response.writeHead(304, without(kept.headers, ["content-type"])).end();
    const { bytes, headers } = bodyFor(kept, visitor.headers["accept-encoding"]);
    return void response.writeHead(200, headers).end(visitor.method === "HEAD" ? undefined : bytes);
  });
  const door = keepDoor(server, { ...ROOM, ...limits });
  server.setTimeout(SILENCE_MS).listen(place.port, place.host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** What its memory holds, in bytes. */
    bytesKept: memory.bytes,
    /** When all that was asked for again is kept. */
    settled: memory.settled,
    async close(): Promise<void> {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}
