/**
 * npm run package -- FOLDER: one folder that runs the shop and its commands with Node alone. Without a folder:
 * `release`. The folder is replaced when everything in it is made, so a failed build leaves the former one as it is.
 */
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildIfStale } from "./build/build-if-stale.ts";
import { servedFolders, standaloneFolder } from "./build/standalone.ts";
import { runCommand } from "./command/command.ts";
import { CommandError } from "./command/failure-line.ts";
import { buildFolder, contentFolder, OWN_CONTENT } from "./content/folders.ts";
import { projectRoot } from "./env.ts";
import { bundleCommands } from "./package/commands.ts";
import { folderSize, writeOwnFiles } from "./package/files.ts";
import { stopOnSignals } from "./programs/stop-signals.ts";

/** What an operator needs at hand. */
const COPIED = ["deploy", ".env.example", "LICENSE"];
/** A folder with this file in it is a package, and may be replaced. */
const MARK = "run";

await runCommand(readFolder, async (folder) => {
  stopOnSignals(1);
  if (!(await buildIfStale())) throw new CommandError("Nothing is packaged.");
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  console.log("Copying the server, its pages and its pictures…");
  const standalone = standaloneFolder();
  const links = servedFolders().map((path) => join(standalone, path));
  const filter = (path: string) => !links.includes(path);
  for (const path of ["server.js", "node_modules", "scripts/pictures/cut-photo.ts", buildFolder()])
    cpSync(join(standalone, path), join(draft, path), { recursive: true, verbatimSymlinks: true, filter });
  // In the place of the links.
  for (const path of servedFolders()) cpSync(join(projectRoot, path), join(draft, path), { recursive: true });
  cpSync(resolve(projectRoot, contentFolder()), join(draft, OWN_CONTENT), { recursive: true });
  for (const path of COPIED) cpSync(join(projectRoot, path), join(draft, path), { recursive: true });
  console.log("Bundling the commands…");
  await bundleCommands(join(draft, "bin"));
  writeOwnFiles(draft);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  console.log(`${folder}: ${Math.ceil(folderSize(folder) / 1e6)} MB. It needs Node 24: ./run start`);
});

function readFolder(args: string[]): string {
  const [folder = "release", ...more] = args;
  if (more.length > 0 || folder.startsWith("-")) throw new CommandError("npm run package -- FOLDER");
  const path = resolve(folder);
  if (existsSync(path) && readdirSync(path).length > 0 && !existsSync(join(path, MARK)))
    throw new CommandError(`${path} is not empty and no package: choose another folder.`);
  return path;
}
