import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { childEnvironment, projectRoot } from "@/scripts/env";

const run = promisify(execFile);

/** npm run backup and npm run restore, as npm runs them: in a process of their own. */
export async function backupCommand(
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const env = childEnvironment(settings);
  const node = ["--conditions=react-server", "scripts/backup.ts", ...args];
  return run(process.execPath, node, { cwd: projectRoot, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  );
}
