import { launch } from "chrome-launcher";
import { load } from "../../tools/load.ts";
import { installTools } from "../install-tools.ts";
import { BenchError } from "./servers.ts";

const TIMES = 5;

type Audited = {
  lhr: {
    categories: Record<string, { score: number | null } | undefined>;
    audits: Record<string, { numericValue?: number } | undefined>;
  };
};
type Lighthouse = (
  url: string,
  flags: { port: number; output: "json"; logLevel: "error" },
) => Promise<Audited | undefined>;

/** Lighthouse's marks out of a hundred, and times in milliseconds; the median of five runs each. */
export type Marks = Record<"performance" | "accessibility" | "bestPractices" | "seo" | "lcp" | "tbt" | "cls", number>;

/** Lighthouse as a phone on slow 4G, which is its default. @param chromePath a Chromium of this machine */
export async function marksOf(url: string, chromePath: string): Promise<Marks> {
  await installTools();
  const { default: lighthouse } = await load<{ default: Lighthouse }>("lighthouse");
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--disable-gpu", ...root] });
  try {
    const runs: Marks[] = [];
    for (let i = 0; i < TIMES; i += 1) runs.push(await runOnce(lighthouse, url, chrome.port));
    return Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name as keyof Marks]))]),
    ) as Marks;
  } finally {
    chrome.kill();
  }
}

async function runOnce(lighthouse: Lighthouse, url: string, port: number): Promise<Marks> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (!result) throw new BenchError(`Lighthouse had nothing to say of ${url}`);
  const { categories, audits } = result.lhr;
  const mark = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: mark("performance"),
    accessibility: mark("accessibility"),
    bestPractices: mark("best-practices"),
    seo: mark("seo"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
