import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./env.ts";

/** Is this a package, which has a command './run'? */
export const isPackage = () => existsSync(join(projectRoot, "run"));

/** A message as it must be typed here: in a package './run' stands in the place of 'npm run'. */
export function typedHere(message: string): string {
  if (!isPackage()) return message;
  return message.replace(/npm run (?:-s )?([\w-]+)( --(?= |$))?/gm, "./run $1");
}
