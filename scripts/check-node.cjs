// Runs before everything else, under whatever Node there is, because an older one fails on a .ts file before it can say
// why. So this file keeps to what any Node understands.
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const cure = whatIsMissing();
if (cure) {
  console.error(cure);
  process.exit(1);
}

function whatIsMissing() {
  if (process.platform === "win32")
    return "On Windows this runs in WSL2: open the folder there and run `npm ci` first.";
  const found = process.versions.node;
  if (Number(found.split(".")[0]) < 24) {
    return process.platform === "linux" && ["x64", "arm64"].includes(process.arch)
      ? `This needs Node 24 and found ${found}: run \`npm ci\`, which brings the project's own Node 24, and use npm's commands.`
      : `This needs Node 24 and found ${found}: install Node 24 (https://nodejs.org).`;
  }
  if (!existsSync(join(__dirname, "../node_modules/next"))) return "The packages are missing: run `npm ci` first.";
  return null;
}
