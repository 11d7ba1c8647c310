import { launch } from "chrome-launcher";
import { installTools } from "../../scripts/programs/install-tools.ts";
import { load } from "../load.ts";
import { BenchError } from "./bench-error.ts";
import { median } from "./median.ts";

/** Runs of which the median is taken. */
const TIMES = 3;

type Audits = Record<string, { numericValue?: number } | undefined>;
type Audited = { lhr: { categories: Record<string, { score: number | null } | undefined>; audits: Audits } };
type Flags = { port: number; output: "json"; logLevel: "error" };
type Category = { auditRefs: { id: string; weight: number }[] };
type Settings = { onlyCategories?: string[]; skipAudits?: string[]; disableFullPageScreenshot: true };
type Config = { extends: "lighthouse:default"; settings: Settings };
type Lighthouse = {
  default: (url: string, flags: Flags, config: Config) => Promise<Audited | undefined>;
  defaultConfig: { categories: { performance: Category } };
};

/** Lighthouse's mark for performance, out of a hundred, and times in milliseconds. */
export type Speed = Record<"performance" | "fcp" | "lcp" | "tbt", number>;
/** Its other marks, out of a hundred. */
export type Quality = Record<"accessibility" | "bestPractices" | "seo", number>;

/** Lighthouse in a browser of its own, as a phone on slow 4G, which it reckons from a fast run. `stop` ends the browser. @param chromePath a Chromium of this machine */
export async function startLighthouse(chromePath: string) {
  await installTools();
  const { default: lighthouse, defaultConfig } = await load<Lighthouse>("lighthouse");
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--disable-gpu", ...root] });
  /** What doesn't count in the mark takes two thirds of the time. */
  const skipAudits = defaultConfig.categories.performance.auditRefs.filter(({ weight }) => !weight).map(({ id }) => id);

  async function run(url: string, settings: Omit<Settings, "disableFullPageScreenshot">) {
    const flags = { port: chrome.port, output: "json", logLevel: "error" } as const;
    const config = {
      extends: "lighthouse:default",
      settings: { ...settings, disableFullPageScreenshot: true },
    } as const;
    const result = await lighthouse(url, flags, config);
    if (!result) throw new BenchError(`Lighthouse had nothing to say of ${url}`);
    const { categories, audits } = result.lhr;
    return {
      mark: (name: string) => Math.round((categories[name]?.score ?? 0) * 100),
      value: (name: string) => audits[name]?.numericValue ?? Number.NaN,
    };
  }

  /** The medians of some visits. */
  async function speedOf(url: string): Promise<Speed> {
    const runs: Speed[] = [];
    for (let i = 0; i < TIMES; i += 1) {
      const { mark, value } = await run(url, { onlyCategories: ["performance"], skipAudits });
      runs.push({
        performance: mark("performance"),
        fcp: value("first-contentful-paint"),
        lcp: value("largest-contentful-paint"),
        tbt: value("total-blocking-time"),
      });
    }
    const names = Object.keys(runs[0] ?? {}) as (keyof Speed)[];
    return Object.fromEntries(names.map((name) => [name, median(runs.map((one) => one[name]))])) as Speed;
  }

  /** The marks that are the same at each visit. */
  async function qualityOf(url: string): Promise<Quality> {
    const { mark } = await run(url, { onlyCategories: ["accessibility", "best-practices", "seo"] });
    return { accessibility: mark("accessibility"), bestPractices: mark("best-practices"), seo: mark("seo") };
  }

  return { speedOf, qualityOf, stop: () => chrome.kill() };
}
