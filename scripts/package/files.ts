import { chmodSync, copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../content/folders.ts";
import { environment, projectRoot } from "../env.ts";

/** What a package's processes are started with, as npm start's are. */
const STARTING = ["keep-running.sh", "node-options.sh"];

/** What the pages were built with holds for the server too: another address here would make links that lead nowhere. */
const builtWith = () =>
  Object.entries(environment())
    .filter(([name, value]) => name.startsWith("NEXT_PUBLIC_") && value)
    .map(([name, value = ""]) => `export ${name}='${value.replaceAll("'", "'\\''")}'\n`)
    .join("");

const runScript = () => `#!/bin/sh
# ./run start, and the shop's other commands. It needs Node 24, and writes into SHOP_DATA_DIR alone.
${builtWith()}here=$(dirname "$(readlink -f "$0")")
command=\${1:-help}
[ $# -gt 0 ] && shift
node -e 'process.exit(process.versions.node.split(".")[0] >= 24 ? 0 : 1)' || {
  echo "This needs Node 24: https://nodejs.org" >&2
  exit 1
}
export BUILD_FOLDER=${buildFolder()}
. "$here/bin/node-options.sh"
case $command in
  start) exec sh "$here/bin/keep-running.sh" "$here/bin/start.js" "$@" ;;
  orders | shop) exec node $options "$here/bin/$command.js" "$@" ;;
  health) exec node -e 'fetch("http://127.0.0.1:" + (process.env.PORT || 3000) + "/api/health").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' ;;
  backup | restore) exec node "$here/bin/backup.js" "$command" "$@" ;;
  *)
    echo "./run start               serves the shop at PORT (3000), with the settings of .env in this folder
./run health              ends with 0 when the shop at PORT answers and saves orders
./run backup [FOLDER]     ./run restore FOLDER
./run orders --since DAY  the orders since that day as CSV; --month MONTH its bills
./run shop check          what is wrong or still missing; ./run shop doctor what is not ready for the public" >&2
    [ "$command" = help ] && exit 0 || exit 64
    ;;
esac
`;

/** Writes what no other folder has: the command, and a package.json that names no script of the sources. */
export function writeOwnFiles(folder: string): void {
  const { name, version, license, type } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const own = { name, version, private: true, license, type, engines: { node: ">=24" } };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(own, null, 2)}\n`);
  writeFileSync(join(folder, "run"), runScript());
  chmodSync(join(folder, "run"), 0o755);
  for (const file of STARTING) copyFileSync(join(projectRoot, "scripts/start", file), join(folder, "bin", file));
}

/** The bytes of all files below a folder. */
export function folderSize(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
