import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { childEnvironment, projectRoot } from "@/scripts/env";

const run = promisify(execFile);

/** Each command starts a Node of its own, and hundreds of orders are hundreds of writes: a busy machine takes its time. */
export const commandTimeout = { timeout: 60_000 };

/** One of the staff's commands, as npm runs it: 'orders' or 'forget', on this data folder. */
export async function command(
  name: string,
  dataDir: string,
  ...args: string[]
): Promise<{ code: number; out: string; said: string }> {
  const imports = ["--conditions=react-server", "--import", "./scripts/source-imports.ts"];
  const env = childEnvironment({ SHOP_DATA_DIR: dataDir });
  return run(process.execPath, [...imports, `scripts/${name}.ts`, ...args], { cwd: projectRoot, env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, said: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, said: stderr }),
  );
}
