import type { IncomingMessage, ServerResponse } from "node:http";
import { type Limits, openDoor } from "./door.ts";
import { bodyFor, isKnown, type KeptAnswer } from "./front/kept-answer.ts";
import { isOld, openMemory } from "./front/memory.ts";
import { answerOptions, refusalOf, refuse, toOriginForm } from "./front/refusals.ts";
import { pass, type Way, without } from "./front/upstream.ts";

/**
 * The server in front of Next: gives what is the same for everybody from memory, well compressed, each page with a content
 * security policy of its own, and passes on the rest. What no page and no call accepts is refused before Next is asked.
 * @param place where it listens (port 0: at a free one), the addresses of the prerendered pages, and the brotli quality of
 *   cached responses (0 to 11; 11, the smallest, is the default)
 * @param limits of time and room, where they are not the usual ones
 */
export async function startFront(
  way: Way,
  { routes, quality, ...place }: { host: string; port: number; routes: ReadonlySet<string>; quality?: number },
  limits: Partial<Limits> = {},
) {
  const memory = openMemory(way, routes, quality);
  const door = await openDoor(place, limits, (visitor, response, awaitBody) => {
    toOriginForm(visitor);
    if (visitor.method === "OPTIONS" && visitor.url === "*") return answerOptions(response);
    const refused = refusalOf(visitor);
    if (refused) return refuse(visitor, response, refused);
    const wanted = memory.placeOf(visitor);
    const kept = wanted?.shelf.get(wanted.key);
    const askNext = () =>
      awaitBody(
        (body) => pass(visitor, body, response, way, (answer) => wanted && memory.note(wanted, answer)),
        () => refuse(visitor, response, { code: "body_too_large" }),
      );
    if (!wanted || !kept) return askNext();
    if (isOld(kept))
      return void memory.check(wanted, kept).then((entry) => (entry ? give(entry, visitor, response) : askNext()));
    if (kept.freshUntil < Date.now()) memory.refill(wanted);
    give(kept, visitor, response);
  });
  /** `bytesKept`: what the memory holds; `settled`: when all that was asked for again is kept. */
  return { ...door, bytesKept: memory.bytes, settled: memory.settled };
}

/** Answers with a cache entry, in the encoding that suits the visitor. */
function give(kept: KeptAnswer, visitor: IncomingMessage, response: ServerResponse): void {
  if (isKnown(kept, visitor.headers)) {
    response.writeHead(304, without(kept.headers, ["content-type"])).end();
    return;
  }
  const { bytes, headers } = bodyFor(kept, visitor.headers["accept-encoding"]);
  response.writeHead(200, headers).end(visitor.method === "HEAD" ? undefined : bytes);
}
