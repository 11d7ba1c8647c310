// Runs before everything else, under whatever Node there is, because an older one fails on a .ts file before it can say
// why. So this file keeps to what any Node understands.
const cures = {
  linux:
    "run `npm ci`, so that the project's own Node 24 (from optionalDependencies, x64 and arm64) comes first on PATH",
  darwin: "install Node 24 (https://nodejs.org)",
  win32: "run it in WSL2, where `npm ci` brings Node 24",
};
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `This needs Node 24 and found ${process.versions.node}: ${cures[process.platform] || "install Node 24"}.`,
  );
  process.exit(1);
}
