import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../env.ts";
import { runQuietly, startNode } from "../programs/children.ts";
import { startFirestoreEmulator } from "../programs/firestore-emulator.ts";
import { type Tally, tallyOfPlaywright, tallyOfVitest } from "./test-tally.ts";

const RESULTS = join(projectRoot, "test-results");

/** Runs a step that counts as one test, for example a linter. Its output is shown only when it fails. */
export async function runCheck(name: string, args: string[]): Promise<Tally> {
  const began = performance.now();
  const { exitCode, output } = await runQuietly(args);
  const passed = exitCode === 0;
  if (!passed) process.stdout.write(output);
  return reportStep(name, began, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Which test files run, and with what: `TEST_ALL` those of `npm run test:all` too, `TEST_LENGTH` at which length. */
export type Some = { files?: string[]; env?: { TEST_ALL?: "yes"; TEST_LENGTH?: "long"; TEST_TRACE?: "on" } };

/**
 * The unit and API tests; with `TEST_ALL` those of Firestore on Google's emulator too, where it is installed. Its
 * address has a name that the shop does not know: commands that tests start must not take it for a setting of theirs.
 */
export async function runVitest({ files = [], env = {} }: Some = {}): Promise<Tally> {
  if (!env.TEST_ALL) return runVitestWith(files, env);
  const emulator = await startFirestoreEmulator();
  if ("missing" in emulator) {
    console.log(`Google's Firestore emulator is left out: ${emulator.missing}`);
    return runVitestWith(files, env);
  }
  const tally = await runVitestWith(files, { ...env, TEST_FIRESTORE_EMULATOR: emulator.host });
  await emulator.stop();
  return tally;
}

async function runVitestWith(files: string[], env: Record<string, string>): Promise<Tally> {
  const report = freshReport("vitest.json");
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config",
    "tests/vitest.config.ts",
    ...files,
    // In a log, colours are noise.
    ...(process.stdout.isTTY ? [] : ["--no-color"]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return runTests("unit and API tests", report, tallyOfVitest, args, env);
}

/** The unit and API tests again at every save, until Ctrl-C. @param files parts of paths; none: what a save concerns */
export async function watchVitest(files: string[]): Promise<void> {
  const args = ["node_modules/vitest/vitest.mjs", "watch", "--config", "tests/vitest.config.ts", ...files];
  process.exitCode = await startNode(args, { stdio: ["ignore", "inherit", "inherit"], stopSignal: "SIGINT" }).exited;
}

/** The tests in a browser, at `chromium`. */
export async function runPlaywright(chromium: string, { files = [], env: other = {} }: Some = {}): Promise<Tally> {
  const report = freshReport("playwright.json");
  const args = ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts", ...files];
  // One file alone does not wait for all others.
  if (files.length > 0) args.push("--no-deps");
  const env = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...other };
  return runTests("browser tests", report, tallyOfPlaywright, args, env);
}

/** Reports a step's result and duration. */
export function reportStep(name: string, began: number, tally: Tally): Tally {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? "ok    " : "FAILED"}  ${name}  ${seconds} s`);
  return tally;
}

async function runTests(
  name: string,
  report: string,
  tallyOf: (report: string, exitCode: number) => Tally,
  args: string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const began = performance.now();
  // The group gets SIGINT, on which a runner ends what its tests have started.
  const child = startNode(args, {
    env,
    stdio: ["ignore", "inherit", "inherit"],
    stopSignal: "SIGINT",
  });
  return reportStep(name, began, tallyOf(report, await child.exited));
}

/** Where a runner is to write its report. An older report must not be taken for it. */
function freshReport(name: string): string {
  mkdirSync(RESULTS, { recursive: true });
  const report = join(RESULTS, name);
  rmSync(report, { force: true });
  return report;
}
