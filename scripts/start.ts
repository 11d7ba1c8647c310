/**
 * npm start and, with --dev, npm run dev: builds if stale, then runs the shop and its sign-in, until Ctrl-C. With --no-front
 * the edge server does not run.
 */
import { startAuthEmulator } from "./auth-emulator.ts";
import { buildIfStale } from "./build-if-stale.ts";
import { watchContent } from "./content/watch.ts";
import { serve } from "./serve.ts";

const isDev = process.argv.includes("--dev");

await serve({
  mode: isDev ? "development" : "production",
  withEdge: !process.argv.includes("--no-front"),
  prepare: async () => isDev || buildIfStale(),
  beside({ signIn, dataDir }) {
    if (signIn.kind === "emulator") void startAuthEmulator(signIn.port, dataDir, console.log);
    if (isDev) watchContent(console.error);
  },
});
