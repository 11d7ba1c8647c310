import { command } from "./command";

/** npm run backup and npm run restore, carried out in this process. */
export async function backupCommand(
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const { code, out, said } = await command("backup", settings, ...args);
  return { code, said: out + said };
}
