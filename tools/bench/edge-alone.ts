import { sourcesOf } from "../../lib/edge/content-security-policy.ts";
import { startEdgeServer } from "../../lib/edge/server.ts";

/** The shop's edge server before another Next than the shop's. Ports: Next's, and the one to listen at. */
const [next = 0, port = 0] = process.argv.slice(2).map(Number);
const settings = {
  upstream: { port: next, isUp: true },
  trustProxy: 0,
  sources: sourcesOf({ signIn: { kind: "none" }, analytics: false }),
};
await startEdgeServer(settings, { host: "127.0.0.1", port, routes: new Set() });
