import { EnvError, readEnv } from "../lib/server/env.ts";
import { environment, loadEnvFiles, projectRoot } from "./env.ts";
import { BackupError, backUp, restore } from "./order-backup.ts";

/** npm run backup [-- FOLDER] and npm run restore -- FOLDER: both while the shop runs. */
async function main([command, folder]: string[]): Promise<void> {
  process.chdir(projectRoot);
  loadEnvFiles("production");
  process.umask(0o077);
  const { dataDir } = readEnv(environment());
  if (command === "restore") {
    if (!folder) throw new BackupError("Which backup? npm run restore -- FOLDER");
    const { orders, before } = await restore(dataDir, folder);
    console.log(`Restored ${orders} orders from ${folder}.\nWhat was there before is kept in ${before}`);
    return;
  }
  const backup = await backUp(dataDir, folder);
  console.log(
    `${backup.orders} orders and the shop's secrets are in ${backup.folder}\nKeep a copy on another machine.`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BackupError || error instanceof EnvError ? error.message : error);
  process.exit(1);
});
