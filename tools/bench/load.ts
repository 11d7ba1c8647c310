import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BenchError } from "./bench-error.ts";

/** How a server stood up to it: answers a second, and how long half and all but one in a hundred took, in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number; failed: number };

type Options = {
  connections?: number;
  seconds?: number;
  /** The warm-up before a measurement, in seconds: a server's first seconds measure its compiler. */
  warmUp?: number;
  headers?: Record<string, string>;
  script?: string;
};

/** @throws BenchError where there is no wrk */
export function requireWrk(): void {
  if (spawnSync("wrk", ["--version"]).error)
    throw new BenchError("The benchmark needs wrk: apt-get install wrk, or brew install wrk");
}

/** The Accept-Encoding of a browser. */
export const asBrowser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/**
 * Requests one address as fast as it responds, over this number of connections.
 * @param options script: Lua for wrk that makes each request
 * @throws BenchError when wrk can't measure it
 */
export async function load(url: string, { warmUp = 0, ...options }: Options = {}): Promise<Load> {
  if (warmUp > 0) await loadOnce(url, { ...options, seconds: warmUp });
  return loadOnce(url, options);
}

function loadOnce(url: string, options: Omit<Options, "warmUp">): Promise<Load> {
  const { connections = 32, seconds = 6, headers = {}, script } = options;
  const folder = mkdtempSync(join(tmpdir(), "anjarai-wrk-"));
  const file = join(folder, "wrk.lua");
  writeFileSync(file, `${script ?? ""}\n${REPORT}`);
  const args = [
    "-t",
    connections > 1 ? "2" : "1",
    "-c",
    String(connections),
    "-d",
    `${seconds}s`,
    "--latency",
    "-s",
    file,
  ];
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    execFile("wrk", [...args, url], (error, output) => {
      rmSync(folder, { recursive: true, force: true });
      const report = /^REPORT (.*)$/m.exec(output)?.[1];
      if (report) resolve(JSON.parse(report));
      else reject(new BenchError(`wrk could not measure ${url}: ${error?.message ?? output}`));
    });
  });
}

/** wrk's own report is for people; this line is for us. Latencies come in microseconds. */
const REPORT = `
done = function(summary, latency, requests)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format('REPORT {"perSecond":%.1f,"p50":%.3f,"p99":%.3f,"failed":%d}',
    summary.requests / (summary.duration / 1000000), latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed))
end
`;
