import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../env.ts";

/** Is this a package, which has a command './run'? */
export const isPackage = () => existsSync(join(projectRoot, "run"));

/** What a package has; the others need the sources. */
const COMMANDS = "start|orders|shop|backup|restore";
const TYPED = new RegExp(`npm (?:run )?(?:-s )?(${COMMANDS})\\b(?: --(?= |$))?`, "gm");

/** A message as it must be typed here: in a package './run' stands in the place of 'npm run'. */
export function typedHere(message: string): string {
  return isPackage() ? message.replace(TYPED, "./run $1") : message;
}
