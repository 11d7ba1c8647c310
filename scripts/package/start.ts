/**
 * ./run start of a package: runs the shop that the package holds, until SIGTERM or Ctrl-C. With --no-front the edge
 * server does not run.
 */
import { environment } from "../env.ts";
import { serve } from "../start/serve.ts";

// The Auth emulator is for trying out, and no package has it.
environment().AUTH_EMULATOR_PORT = "0";
await serve({ mode: "production", withEdge: !process.argv.includes("--no-front") });
