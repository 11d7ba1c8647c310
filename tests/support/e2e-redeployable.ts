import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The shop of `origin` behind a server that hands out the service worker of another build, or no answer, once it is told to. */
export async function redeployable(origin: string) {
  let build: string | null = null;
  let hangs = false;
  const server = createServer(async ({ url = "/", headers }, response) => {
    if (hangs) return;
    const own = Object.entries(headers).filter(([name]) => /^(rsc|next-)/.test(name));
    const answer = await fetch(origin + url, { headers: Object.fromEntries(own) as Record<string, string> });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(answer.status, { "Content-Type": type, "Cache-Control": "no-cache" });
    // The names of its caches are all that differs from build to build.
    const other =
      url === "/sw.js" && build !== null ? body.toString().replace(/(?<=`(pages|files)-)\w+/g, build) : body;
    response.end(other);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy(name: string) {
      build = name;
    },
    /** From now on requests arrive and get no answer. */
    hang() {
      hangs = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
