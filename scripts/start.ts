/**
 * npm start and, with --dev, npm run dev: checks the content, builds if stale, then runs the shop and its sign-in,
 * until Ctrl-C. With --no-front the edge server does not run.
 */
import { buildUnlessFresh, writeCheckedContent } from "./build/build-if-stale.ts";
import { endWith } from "./command/failure-line.ts";

if (!(await writeCheckedContent().catch(endWith))) process.exit(1);

// They import the modules that the line above has written.
const [{ startAuthEmulator }, { watchContent }, { serve }] = await Promise.all([
  import("./programs/auth-emulator.ts"),
  import("./content/watch.ts"),
  import("./start/serve.ts"),
]);
const isDev = process.argv.includes("--dev");

await serve({
  mode: isDev ? "development" : "production",
  withEdge: !process.argv.includes("--no-front"),
  prepare: async () => isDev || buildUnlessFresh(),
  beside({ signIn, dataDir }) {
    if (signIn.kind === "emulator") void startAuthEmulator(signIn.port, dataDir, console.log);
    if (isDev) watchContent(console.error);
  },
});
