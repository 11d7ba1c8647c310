/** npm run build: checks the content, writes its modules, and builds. npm start does the same when the build is stale. */
import { build } from "./build-if-stale.ts";
import { loadEnvFiles } from "./env.ts";
import { endWith } from "./failure-line.ts";
import { stopOnSignals } from "./stop-signals.ts";

stopOnSignals(1);
loadEnvFiles("production");
process.exitCode = (await build("inherit").catch(endWith)) ? 0 : 1;
