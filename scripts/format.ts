/** npm run format: formats all files, and mends what the linter can mend. */
import { startNode } from "./programs/children.ts";
import { BIOME, installTools } from "./programs/install-tools.ts";

await installTools();
process.exitCode = await startNode([BIOME, "check", "--write", "."]).exited;
