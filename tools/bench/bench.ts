import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { pathIn } from "../../lib/shop/language/paths.ts";
import { buildIfStale } from "../../scripts/build/build-if-stale.ts";
import { ignoreEnvFiles, projectRoot } from "../../scripts/env.ts";
import { killChildren } from "../../scripts/programs/children.ts";
import { findOrInstallChromium } from "../../scripts/programs/chromium.ts";
import { stopOnSignals } from "../../scripts/programs/stop-signals.ts";
import { anchorsBeside } from "./anchors.ts";
import { BenchError } from "./bench-error.ts";
import { before, lastRun, remember } from "./history.ts";
import { openSearch, slowestInteraction, tapToAdd, typeInSearch } from "./interactions.ts";
import { startLighthouse } from "./lighthouse.ts";
import { asBrowser, load, requireWrk } from "./load.ts";
import { clickToHeading } from "./navigation.ts";
import { beyond, type Line, lines, onLine } from "./on-line.ts";
import { growth, placeAtOnce, sendAtOnce } from "./orders.ts";
import { chartOf, type Figure, tableOf } from "./report.ts";
import { serveEdge, serveFile, serveFloor, serveShop } from "./servers.ts";
import { slowVisits, type Visit } from "./slow-visits.ts";
import { soak } from "./soak.ts";
import { pages, subject } from "./subject.ts";
import { weigh } from "./weight.ts";

const KB = 1000;
const figures: Figure[] = [];
const former = lastRun();
const note = (figure: Figure) => void figures.push(figure);

/** npm run bench: the shop beside the least that can be served, in one run, because machines differ and are never quiet. */
async function bench(): Promise<void> {
  requireWrk();
  const found = await findOrInstallChromium("whole");
  if ("cure" in found) throw new BenchError(found.cure);
  if (!(await buildIfStale())) throw new BenchError("The shop could not be built.");
  say("building the bare pages");
  const floor = await serveFloor();
  const shop = await serveShop();
  const file = await serveFile();
  note({ name: "cold start", value: shop.coldStart, unit: "ms", floor: floor.coldStart, limit: { most: 1000 } });
  await pagesUnderLoad(shop.url, floor.url, file.url);
  await file.stop();

  const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox", "--disable-gpu"] });
  await weights(browser, shop.url, floor.url);
  await browser.close();
  const [ours, bare] = [beyond(shop.url), beyond(floor.url)];
  for (const line of lines)
    await onLine(line, found.path, async (phone) => {
      await visits(phone, line, ours, bare);
      await navigation(phone, line, ours, bare);
      await interactions(phone, line, ours);
    });
  await marks(found.path, shop.url, floor.url);
  // A shop that has just started compresses its pages for half a minute.
  await ordersUnderLoad(shop.url, floor.url);
  note({ name: "memory after the load", value: shop.memory(), unit: "MiB", limit: { most: 300 } });
  await floor.stop();
  await shop.stop();
  say("100 and 100,000 orders");
  figures.push(...(await growth()));
}

/** In seconds. */
const asVisitors = { headers: asBrowser, seconds: 4 };

async function pagesUnderLoad(shop: string, floor: string, file: string): Promise<void> {
  say("pages at 32 connections");
  const bare = await load(`${floor}/`, asVisitors);
  const plain = await load(`${file}/`, asVisitors);
  note({ name: "a file, pages/s", value: plain.perSecond, unit: "/s" });
  for (const { name, path } of pages) {
    const ours = await load(shop + path, asVisitors);
    note({
      name: `${name}, pages/s`,
      value: ours.perSecond,
      unit: "/s",
      floor: bare.perSecond,
      limit: { least: 10 * bare.perSecond },
    });
    note({ name: `${name}, half within`, value: ours.p50, unit: "ms", floor: bare.p50 });
    note({ name: `${name}, 99 of 100 within`, value: ours.p99, unit: "ms", floor: bare.p99 });
    note({ name: `${name}, failed`, value: ours.failed, unit: "", limit: { most: 0 } });
  }
}

async function ordersUnderLoad(shop: string, floor: string): Promise<void> {
  say("orders at 32 connections");
  const alone = await sendAtOnce(floor);
  const edge = await serveEdge(floor);
  const empty = await sendAtOnce(edge.url);
  await edge.stop();
  note({ name: "an empty handler/s", value: empty.perSecond, unit: "/s", floor: alone.perSecond });
  const placed = await placeAtOnce(shop);
  note({
    name: "orders placed/s",
    value: placed.perSecond,
    unit: "/s",
    floor: empty.perSecond,
    limit: { least: 0.7 * empty.perSecond },
  });
  note({
    name: "orders, 99 of 100 within",
    value: placed.p99,
    unit: "ms",
    floor: empty.p99,
    limit: { most: 1.3 * empty.p99 },
  });
  note({ name: "orders, failed", value: placed.failed, unit: "", limit: { most: 0 } });
}

async function weights(browser: Browser, shop: string, floor: string): Promise<void> {
  say("bytes on a cold cache");
  const bare = await weigh(browser, `${floor}/`);
  for (const { name, path, total } of pages) {
    const { atLoad, requestsAtLoad, later, cls } = await weigh(browser, shop + path);
    const limits = { html: 23.5, js: 147, css: 0, fonts: 50, pictures: undefined, total };
    for (const [kind, most] of Object.entries(limits)) {
      const of = kind as keyof typeof limits;
      const limit = most === undefined ? undefined : { most };
      note({ name: `${name}, ${kind}`, value: atLoad[of] / KB, unit: "KB", floor: bare.atLoad[of] / KB, limit });
    }
    note({
      name: `${name}, requests`,
      value: requestsAtLoad,
      unit: "",
      floor: bare.requestsAtLoad,
      limit: { most: 14 },
    });
    note({
      name: `${name}, fetched ahead`,
      value: later / KB,
      unit: "KB",
      floor: bare.later / KB,
      limit: { most: 60 },
    });
    note({ name: `${name}, layout shift`, value: cls, unit: "", limit: { most: 0 } });
  }
}

async function navigation(browser: Browser, line: Line, shop: string, floor: string): Promise<void> {
  say(`${line.name}: from a click to the next heading`);
  const cup = `a.petti-cup[href='/category/${subject.categorySlug}']`;
  const bare = await clickToHeading(browser, `${floor}/`, "a");
  const ours = await clickToHeading(browser, `${shop}/`, cup);
  const limit = { most: 1.5 * bare };
  note({ name: `${line.name}: click to heading`, value: ours, unit: "ms", floor: bare, limit });
}

async function interactions(browser: Browser, line: Line, shop: string): Promise<void> {
  say(`${line.name}: touches and keys`);
  const done = {
    "opening the search": { url: `${shop}/`, act: openSearch },
    "tap to added": { url: `${shop}/product-details/${subject.product.slug}`, act: tapToAdd },
    "typing in search": { url: `${shop}/category/${subject.categorySlug}`, act: typeInSearch },
  };
  for (const [name, visit] of Object.entries(done)) {
    const value = await slowestInteraction(browser, visit);
    note({ name: `${line.name}: ${name}`, value, unit: "ms", limit: { most: 100 } });
  }
}

/** In both languages; beside both, the bare page with the same pictures. */
async function visits(browser: Browser, line: Line, shop: string, floor: string): Promise<void> {
  for (const { name, path } of pages) {
    say(`${line.name}: first visits, ${name}`);
    const bare = await slowVisits(browser, `${floor}/like/${name}`, line.visits);
    for (const language of ["en", "ta"] as const) {
      const ours = await slowVisits(browser, shop + pathIn(language, path), line.visits);
      times(`${line.name}: ${name}${language === "en" ? "" : ", Tamil"}`, ours, bare);
    }
  }
}

/** Of a category's page. Lighthouse reckons its times from a fast run; the lines above measure them. */
async function marks(chromePath: string, shop: string, floor: string): Promise<void> {
  const name = "category";
  const path = `/category/${subject.categorySlug}`;
  say("Lighthouse");
  const lighthouse = await startLighthouse(chromePath);
  try {
    const bare = await lighthouse.speedOf(`${floor}/like/${name}`);
    const ours = await lighthouse.speedOf(shop + path);
    const performance = { value: ours.performance, floor: bare.performance, limit: { least: 97 } };
    note({ name: `${name}, performance`, unit: "", ...performance });
    times(name, ours, bare);
    for (const [of, mark] of Object.entries(await lighthouse.qualityOf(shop + path)))
      note({ name: `${name}, ${of}`, value: mark, unit: "", limit: { least: 100 } });
  } finally {
    lighthouse.stop();
  }
}

function times(name: string, ours: Visit, bare: Visit): void {
  note({ name: `${name}, first paint`, value: ours.fcp, unit: "ms", floor: bare.fcp });
  note({ name: `${name}, LCP`, value: ours.lcp, unit: "ms", floor: bare.lcp, limit: { most: bare.lcp + 300 } });
  note({ name: `${name}, TBT`, value: ours.tbt, unit: "ms", floor: bare.tbt, limit: { most: 1.2 * bare.tbt } });
}

const began = performance.now();
function say(step: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${step}`);
}

process.chdir(projectRoot);
ignoreEnvFiles();
stopOnSignals(130);
try {
  const soaking = process.argv.indexOf("--soak");
  if (soaking > 0) await soak(Number(process.argv[soaking + 1] ?? 60));
  else {
    await bench();
    remember(figures);
  }
  say("done");
} catch (error) {
  console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = 1;
} finally {
  killChildren();
  report();
}
// What a failed step has left open, a browser or a server, would hold this process for ever.
process.exit();

/** What was measured, also when a later step could not be. */
function report(): void {
  if (figures.length === 0) return;
  const folder = join(projectRoot, "test-results/bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "bench.json"), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(join(folder, "bench.svg"), chartOf(figures));
  const table = tableOf(figures, (figure) => before(former, figure));
  console.log(`\n${table}\n\n${anchorsBeside(figures)}\n\nAlso in test-results/bench: bench.json, bench.svg`);
}
