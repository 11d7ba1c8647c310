import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { projectRoot } from "../env.ts";

/** How many tests passed and failed, and how many seconds each test file took. */
export type Tally = { passed: number; failed: number; files?: FileTime[] };
/** A file by its path from the project's root; one that runs over several stores takes the sum of them. */
type FileTime = [file: string, seconds: number];

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string }[];
  }[];
};
type Suite = { file: string; suites?: Suite[]; specs: { tests: { results: { duration: number }[] }[] }[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: Suite[];
};

/** Of vitest's JSON report. A file that could not even be loaded has no failed test in it, and counts as one. */
export function tallyOfVitest(reportFile: string, exitCode: number): Tally {
  const report = read<VitestReport>(reportFile);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  const times = report.testResults.map(
    ({ name, startTime, endTime }): FileTime => [relative(projectRoot, name), (endTime - startTime) / 1000],
  );
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + unloaded.length;
  return honest({ passed, failed, files: summed(times) }, exitCode);
}

/** Of Playwright's JSON report. A test that passed only when tried again has not passed. */
export function tallyOfPlaywright(reportFile: string, exitCode: number): Tally {
  const report = read<PlaywrightReport>(reportFile);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const times = report.suites.map((suite): FileTime => [`tests/${suite.file}`, secondsOf(suite)]);
  const failed = unexpected + flaky + report.errors.length;
  return honest({ passed: expected, failed, files: summed(times) }, exitCode);
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

function summed(times: FileTime[]): FileTime[] {
  const seconds = new Map<string, number>();
  for (const [file, took] of times) seconds.set(file, (seconds.get(file) ?? 0) + took);
  return [...seconds];
}

/** A runner that ran nothing has failed, and so has one that exits with an error, whatever its report says. */
function honest(tally: Tally, exitCode: number): Tally {
  const nothingRan = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (nothingRan || exitCode !== 0) ? { ...tally, failed: 1 } : tally;
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
}
