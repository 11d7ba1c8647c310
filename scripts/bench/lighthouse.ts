import { launch } from "chrome-launcher";
import { load } from "../../tools/load.ts";
import { installTools } from "../install-tools.ts";
import { BenchError } from "./bench-error.ts";

/** Runs of which the median is taken. A run that really waits takes four times as long. */
const TIMES = { simulate: 5, devtools: 3 };

type Audited = {
  lhr: {
    categories: Record<string, { score: number | null } | undefined>;
    audits: Record<string, { numericValue?: number } | undefined>;
  };
};
type Flags = {
  port: number;
  output: "json";
  logLevel: "error";
  throttlingMethod: Throttling;
  onlyCategories?: string[];
};
type Lighthouse = (url: string, flags: Flags) => Promise<Audited | undefined>;

/**
 * How slow 4G and a slow processor come about: `simulate`, Lighthouse's default, reckons them from a fast run; `devtools` has the browser
 * really wait.
 */
export type Throttling = "simulate" | "devtools";

/** Lighthouse's marks out of a hundred, and times in milliseconds; the median of some runs each. */
export type Marks = Record<
  "performance" | "accessibility" | "bestPractices" | "seo" | "fcp" | "lcp" | "tbt" | "cls",
  number
>;

/**
 * Lighthouse as a phone on slow 4G.
 * @param chromePath a Chromium of this machine
 * @param speedOnly true: only its mark for performance, in half the time; the other marks are 0
 */
export async function marksOf(
  url: string,
  chromePath: string,
  throttling: Throttling,
  speedOnly = true,
): Promise<Marks> {
  await installTools();
  const { default: lighthouse } = await load<{ default: Lighthouse }>("lighthouse");
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--disable-gpu", ...root] });
  const flags: Flags = {
    ...{ port: chrome.port, output: "json", logLevel: "error", throttlingMethod: throttling },
    ...(speedOnly && { onlyCategories: ["performance"] }),
  };
  try {
    const runs: Marks[] = [];
    for (let i = 0; i < TIMES[throttling]; i += 1) runs.push(await runOnce(lighthouse, url, flags));
    return Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name as keyof Marks]))]),
    ) as Marks;
  } finally {
    chrome.kill();
  }
}

async function runOnce(lighthouse: Lighthouse, url: string, flags: Flags): Promise<Marks> {
  const result = await lighthouse(url, flags);
  if (!result) throw new BenchError(`Lighthouse had nothing to say of ${url}`);
  const { categories, audits } = result.lhr;
  const mark = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: mark("performance"),
    accessibility: mark("accessibility"),
    bestPractices: mark("best-practices"),
    seo: mark("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
