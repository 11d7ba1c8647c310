import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./env.ts";

/** A message as it must be typed here: in a package './run' stands in the place of 'npm run'. */
export function typedHere(message: string): string {
  if (!existsSync(join(projectRoot, "run"))) return message;
  return message.replace(/npm run (?:-s )?([\w-]+)( --(?= |$))?/gm, "./run $1");
}
