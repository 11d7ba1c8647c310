import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { childEnvironment, projectRoot } from "@/scripts/env";

const run = promisify(execFile);

/** A script starts a Node of its own: a busy machine takes its time. */
export const scriptTimeout = { timeout: 60_000 };

export type Settings = Record<string, string>;
/** What a command ends with, what it prints, and what it says to a person. */
export type Ended = { code: number; out: string; said: string };

/** A script of the project in a process of its own. @param args Node's own, the script and what is for the script */
export async function script(args: string[], settings: Settings): Promise<Ended> {
  return run(process.execPath, args, { cwd: projectRoot, env: childEnvironment(settings) }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, said: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, said: stderr }),
  );
}
