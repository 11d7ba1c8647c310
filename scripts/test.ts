import { appendFileSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale, NEXT } from "./build/build-if-stale.ts";
import { CommandError, endWith } from "./command/failure-line.ts";
import { buildFolder, OWN_CONTENT } from "./content/folders.ts";
import { writeContent } from "./content/write.ts";
import { ignoreEnvFiles, projectRoot } from "./env.ts";
import { findOrInstallChromium } from "./programs/chromium.ts";
import { BIOME, installTools, KNIP } from "./programs/install-tools.ts";
import { stopOnSignals } from "./programs/stop-signals.ts";
import { chooseFixtureShop, FIXTURE } from "./test/fixture-shop.ts";
import { reportStep, runCheck, runPlaywright, runVitest, type Some, watchVitest } from "./test/test-steps.ts";
import type { Tally } from "./test/test-tally.ts";

/**
 * The test files that `wanted` names, by their runner: each entry is a path or a part of one, as
 * 'tests/unit/cart.test.ts', 'e2e/cart', or 'cart'.
 * @throws CommandError for an entry that names none
 */
function testFiles(wanted: string[]) {
  const all = globSync("tests/**/*.test.{ts,tsx}", { cwd: projectRoot }).sort();
  const chosen = new Set(wanted.flatMap((name) => namedBy(name, all)));
  const isServed = (file: string) => file.includes("/e2e/");
  return { vitest: [...chosen].filter((file) => !isServed(file)), playwright: [...chosen].filter(isServed) };
}

/** A whole path names its file alone, although it may be a part of another's. */
function namedBy(name: string, all: string[]): string[] {
  const path = name.replace(/^\.\//, "");
  const found = all.includes(path) ? [path] : all.filter((file) => file.includes(path));
  if (found.length === 0) throw new CommandError(`No test file has "${name}" in its path; they are in tests/.`);
  return found;
}

const FIGURES = join(projectRoot, "test-results/figures");

/** What a compiler or a linter sees. Each of these works on one core: the types are checked beside the rest. */
async function readsWell(): Promise<Tally[]> {
  await installTools();
  const typed = typesAreRight();
  const linted = await runCheck("format and lint", [BIOME, "ci", ".", "--error-on-warnings", "--colors=off"]);
  const unused = await runCheck("unused code", [KNIP, "--config", "tools/knip.json", "--no-progress"]);
  return [linted, unused, ...(await typed)];
}

async function typesAreRight(): Promise<Tally[]> {
  // Types that an older build or a dev server generated name pages that may not exist any more.
  for (const types of ["types", "dev/types"].flatMap((name) => [`.next/${name}`, `${buildFolder()}/${name}`]))
    rmSync(join(projectRoot, types), { recursive: true, force: true });
  const generated = await runCheck("route types", [NEXT, "typegen"]);
  return [generated, await runCheck("types", ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false"])];
}

/**
 * npm test, and with `TEST_ALL` what npm run test:all adds. The build uses the processor time that the unit and API
 * tests leave while they wait.
 */
async function everything(env: Some["env"] = {}): Promise<Tally[]> {
  const read = await readsWell();
  const [built, ran] = await Promise.all([builds(), runVitest({ env })]);
  return [...read, ran, built, ...(built.failed > 0 ? [] : [await servedTests({ env })])];
}

/** npm run test:long: everything, the long promises at their full length, and what was measured. */
async function longPromises(): Promise<Tally[]> {
  rmSync(FIGURES, { recursive: true, force: true });
  const tallies = await everything({ TEST_ALL: "yes", TEST_LENGTH: "long" });
  for (const file of readdirSync(FIGURES)) console.log(`\n${file}\n${readFileSync(join(FIGURES, file), "utf8")}`);
  return tallies;
}

/** Tests of the shop as it is served, in a browser. */
async function slowHalf(some: Some): Promise<Tally[]> {
  const built = await builds();
  return built.failed > 0 ? [built] : [built, await servedTests(some)];
}

/** In seconds; null where nothing was to be built. */
let buildTook: number | null = null;

async function builds(): Promise<Tally> {
  const began = performance.now();
  const built = await buildIfStale();
  buildTook = (performance.now() - began) / 1000;
  return reportStep("build", began, { passed: built ? 1 : 0, failed: built ? 0 : 1 });
}

async function servedTests(some: Some): Promise<Tally> {
  const chromium = await findOrInstallChromium("shell");
  if ("path" in chromium) {
    await installTools();
    return runPlaywright(chromium.path, some);
  }
  console.error(chromium.cure);
  return { passed: 0, failed: 1 };
}

/** npm test -- FILE: the named test files alone, each by its own runner. */
async function someFiles(names: string[]): Promise<Tally[]> {
  const { vitest, playwright } = testFiles(names);
  const env = { TEST_ALL: "yes", TEST_TRACE: "on" } as const;
  const tallies = vitest.length > 0 ? [await runVitest({ files: vitest, env })] : [];
  return playwright.length > 0 ? [...tallies, ...(await slowHalf({ files: playwright, env }))] : tallies;
}

async function run(args: string[]): Promise<void> {
  const problems = [...(await writeContent(OWN_CONTENT)), ...(await writeContent(FIXTURE))];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const names = args.filter((arg) => !arg.startsWith("--"));
  if (args.includes("--watch")) return watchVitest(names);
  const mode = args.find((arg) => arg in modes) ?? "";
  const tallies = await (names.length > 0 ? someFiles(names) : (modes[mode] ?? everything)());
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const seconds = Math.round(performance.now() / 1000);
  const build_seconds = buildTook && Math.round(buildTook);
  const slowest = tallies.flatMap(({ files = [] }) => files).sort(([, one], [, other]) => other - one);
  const line = {
    at: new Date().toISOString(),
    mode,
    passed,
    failed,
    seconds,
    build_seconds,
    slowest: slowest.slice(0, 20),
  };
  mkdirSync(join(projectRoot, "test-results"), { recursive: true });
  appendFileSync(join(projectRoot, "test-results/suite.json"), `${JSON.stringify(line)}\n`);
  const build = build_seconds === null ? "nothing built" : `${build_seconds} s of it for the build`;
  if (args.includes("--times") && failed === 0 && names.length === 0) writeTime(mode, `${seconds} s, ${build}`);
  console.log(`${passed} passed, ${failed} failed, in ${seconds} s, ${build}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Writes what a whole run took into its row of CONTRIBUTING.md. */
function writeTime(mode: string, took: string): void {
  const file = join(projectRoot, "CONTRIBUTING.md");
  const command = { "--check": "npm run check", "--all": "npm run test:all" }[mode] ?? "npm test";
  const row = new RegExp(`^(\\| \`${command}\` \\| .* \\|).*\\|$`, "m");
  writeFileSync(file, readFileSync(file, "utf8").replace(row, `$1 ${took} |`));
}

const modes: Record<string, () => Promise<Tally[]>> = {
  // npm run check: format, lint, types, unit and API tests.
  "--check": async () => [...(await readsWell()), await runVitest()],
  "--all": () => everything({ TEST_ALL: "yes" }),
  "--long": longPromises,
};

process.chdir(projectRoot);
ignoreEnvFiles();
chooseFixtureShop();
stopOnSignals(130);
run(process.argv.slice(2)).catch(endWith);
