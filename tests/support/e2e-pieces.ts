import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A shop behind a connection on which a page comes in pieces.
 * @param shop its origin; everything but a page is answered whole
 * @returns `url`, the origin to visit; `page()`, the next page asked for, with what sends a piece of its HTML
 */
export async function serveInPieces(shop: string) {
  let asked = Promise.withResolvers<{ html: Buffer; response: ServerResponse }>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(shop + request.url, { headers: { accept: request.headers.accept ?? "*/*" } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type });
    if (type.startsWith("text/html")) asked.resolve({ html: body, response });
    else response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async page() {
      const page = await asked.promise;
      asked = Promise.withResolvers();
      return page;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
