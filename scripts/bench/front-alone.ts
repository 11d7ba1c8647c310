import { sourcesOf } from "../front/policy.ts";
import { startFront } from "../front.ts";

/** The shop's front before another Next than the shop's. Ports: Next's, and the one to listen at. */
const [next = 0, port = 0] = process.argv.slice(2).map(Number);
const way = {
  upstream: { port: next },
  trustProxy: 0,
  sources: sourcesOf({ signIn: { kind: "none" }, analytics: false }),
};
await startFront(way, { host: "127.0.0.1", port, routes: new Set() });
