import { existsSync, readFileSync } from "node:fs";

/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** Of vitest's JSON report. A file that could not even be loaded has no failed test in it, and counts as one. */
export function tallyOfVitest(reportFile: string, exitCode: number): Tally {
  const report = read<VitestReport>(reportFile);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, exitCode);
}

/** Of Playwright's JSON report. A test that passed only when tried again has not passed. */
export function tallyOfPlaywright(reportFile: string, exitCode: number): Tally {
  const report = read<PlaywrightReport>(reportFile);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return honest({ passed: expected, failed: unexpected + flaky + report.errors.length }, exitCode);
}

/** A runner that ran nothing has failed, and so has one that exits with an error, whatever its report says. */
function honest(tally: Tally, exitCode: number): Tally {
  const nothingRan = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (nothingRan || exitCode !== 0) ? { ...tally, failed: 1 } : tally;
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
}
