/**
 * npm run build: checks the content, writes its modules, and builds. npm start does the same when the build is stale.
 */
import { build } from "./build/build-if-stale.ts";
import { endWith } from "./command/failure-line.ts";
import { loadEnvFiles } from "./env.ts";
import { stopOnSignals } from "./programs/stop-signals.ts";

stopOnSignals(1);
loadEnvFiles("production");
process.exitCode = (await build("inherit").catch(endWith)) ? 0 : 1;
