import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { childEnvironment, projectRoot } from "@/scripts/env";

const run = promisify(execFile);

/** Each command starts a Node of its own, and hundreds of orders are hundreds of writes: a busy machine takes its time. */
export const commandTimeout = { timeout: 60_000 };

/** One of the staff's commands, as npm runs it: 'orders', 'shop' or 'forget', on this data folder. */
export async function command(name: string, dataDir: string, ...args: string[]): ReturnType<typeof script> {
  const imports = ["--conditions=react-server"];
  return script([...imports, `scripts/${name}.ts`, ...args], { SHOP_DATA_DIR: dataDir });
}

/** A script of the project, as Node runs it. @param args Node's own, the script and what is for the script */
export async function script(
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number; out: string; said: string }> {
  return run(process.execPath, args, { cwd: projectRoot, env: childEnvironment(settings) }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, said: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, said: stderr }),
  );
}
