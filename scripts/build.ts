/** npm run build: checks the content, writes its modules, and builds. npm start does the same when the build is stale. */
import { buildEnvironment, NEXT } from "./build-if-stale.ts";
import { startNode } from "./children.ts";
import { writeContent } from "./content/write.ts";
import { loadEnvFiles } from "./env.ts";
import { stopOnSignals } from "./stop-signals.ts";

stopOnSignals(1);
loadEnvFiles("production");
const problems = await writeContent();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : await startNode([NEXT, "build"], { env: buildEnvironment() }).exited;
