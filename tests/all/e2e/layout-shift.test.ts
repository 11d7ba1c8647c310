import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { painted, watchShifts } from "@/tests/support/e2e-shifts";
import { expect, test } from "@/tests/support/e2e-test";

/**
 * A shop behind a connection on which a page comes in pieces.
 * @param shop its origin; everything but a page is answered whole
 * @returns `url`, the origin to visit; `page()`, the next page asked for, with what sends a piece of its HTML
 */
async function serveInPieces(shop: string) {
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

const PIECES = 20;
for (const width of [360, 1440])
  for (const path of ["/", "/category/tea", "/product-details/green-cardamom", "/cart", "/login"])
    test(`nothing moves on ${path} at ${width} px while it comes in ${PIECES} pieces`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const slow = await serveInPieces(shop.url);
      const visit = page.goto(`${slow.url}${path}`);
      const { html, response } = await slow.page();
      // What follows the content is below the first screen.
      const [from, to] = [html.indexOf("<body"), html.indexOf("</main>")];
      response.write(html.subarray(0, from));
      await page.waitForURL(`**${path}`, { waitUntil: "commit" });
      for (let n = 0; n < PIECES; n++) {
        const cut = (k: number) => Math.round(from + ((to - from) * k) / PIECES);
        response.write(html.subarray(cut(n), cut(n + 1)));
        await painted(page);
      }
      response.end(html.subarray(to));
      await visit;
      await painted(page);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      await slow.close();
    });
