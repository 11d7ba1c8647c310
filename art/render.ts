/**
 * Renders the pictures whose sources changed:
 *   node art/render.ts [key ...] [--draft] [--contact-sheet] [--keep] [--samples 34] [--seconds 420]
 * See art/README.md.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { labelSvg } from "./labels/label.ts";
import { drawLabels } from "./labels/raster.ts";

const art = import.meta.dirname;
const kit = join(art, "kit");
const packs = join(kit, "packs");
const dishes = join(kit, "dishes");
const appalams = join(kit, "appalams");
const halves = join(kit, "halves");
const scenes = join(art, "scenes");
const masters = join(art, "masters");
const drafts = join(art, "drafts");
const manifestFile = join(masters, "manifest.json");

/** What a master was made from, and how long it took. */
type Entry = { source: string; seconds: number };
type Manifest = Record<string, Entry>;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: "boolean", default: false },
    "contact-sheet": { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    samples: { type: "string" },
    seconds: { type: "string" },
  },
});

function readManifest(): Manifest {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, "utf8")) : {};
}

/** Read again before writing, so that a `--keep` during a long run is not lost. */
function record(key: string, entry: Entry): void {
  const manifest = { ...readManifest(), [key]: entry };
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

function pythonFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".py"))
    .sort();
}

/** The product whose pack a scene shows, if it shows one. */
function packOf(key: string): string | undefined {
  if (key === "making-3") return "sambar-powder";
  return key.endsWith("-pack") ? key.slice(0, -"-pack".length) : undefined;
}

/** The parts of the kit that this picture is made with: packs, dishes and appalams have their own. */
function kitOf(key: string): string[] {
  if (/-appalam$/.test(key)) return [kit, appalams];
  if (/^(dish|making)-/.test(key)) return [kit, packs, dishes];
  if (/^(kara-narthangai|jathikkai)-pickle/.test(key)) return packOf(key) ? [kit, packs, halves] : [kit, halves];
  return packOf(key) ? [kit, packs] : [kit];
}

/** The fingerprint of a picture's sources: its scene, its parts of the kit, and of a pack its label. */
function sourceOf(key: string): string {
  const hash = createHash("sha256");
  for (const part of kitOf(key))
    for (const file of pythonFiles(part)) hash.update(file).update(readFileSync(join(part, file)));
  const pack = packOf(key);
  if (pack) hash.update(labelSvg(pack));
  hash.update(readFileSync(join(scenes, `${key}.py`)));
  return hash.digest("hex").slice(0, 16);
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes} min ${String(Math.round(seconds % 60)).padStart(2, "0")} s`;
}

function needBlender(): void {
  if (spawnSync("blender", ["--version"], { stdio: "ignore" }).status === 0) return;
  console.error("Blender is not installed. On Debian or Ubuntu: apt-get install blender python3-opencv");
  process.exit(1);
}

/** Runs a Python file inside Blender at the lowest priority; a Python exception is a failure. */
function blender(script: string, args: string[]): Promise<{ ok: boolean; log: string }> {
  return new Promise((resolve) => {
    const command = ["-b", "--python-exit-code", "1", "--python", script, "--", ...args];
    const child = spawn("blender", command, { stdio: ["ignore", "pipe", "pipe"] });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let log = "";
    const collect = (data: Buffer) => {
      log = (log + data.toString()).slice(-20_000);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ ok: false, log: String(error) }));
    child.on("close", (code) => resolve({ ok: code === 0, log }));
  });
}

const all = pythonFiles(scenes).map((file) => file.slice(0, -3));
const unknown = positionals.filter((key) => !all.includes(key));
if (unknown.length > 0) {
  console.error(`No scene for: ${unknown.join(", ")}. There are: ${all.join(", ")}`);
  process.exit(1);
}
const asked = positionals.length > 0 ? positionals : all;
const folder = options.draft ? drafts : masters;
const picture = (key: string) => join(folder, `${key}.jpg`);
mkdirSync(folder, { recursive: true });

/**
 * A draft is a third of the size in a quarter of a minute. A final takes a fixed number of samples, so that a busy
 * machine makes it later, not worse; the seconds only cap it.
 */
const budget = Number(options.seconds ?? (options.draft ? 15 : 420));
const scale = options.draft ? "0.333" : "1";
const samples = options.samples ?? (options.draft ? "40" : "34");
/** What one final takes on two idle cores, for the first guess. */
const usual = options.draft ? budget + 5 : 150;

async function renderAll(): Promise<boolean> {
  const known = readManifest();
  const stale = options.draft
    ? asked
    : asked.filter((key) => !existsSync(picture(key)) || known[key]?.source !== sourceOf(key));
  console.log(stale.length === 0 ? "Every picture is current." : `${stale.length} to render: ${stale.join(", ")}`);
  if (stale.length === 0) return true;
  needBlender();
  await drawLabels(stale.flatMap((key) => packOf(key) ?? []));
  const failed: string[] = [];
  let spent = 0;
  for (const [index, key] of stale.entries()) {
    const each = index === 0 ? usual : spent / index;
    console.log(`[${index + 1}/${stale.length}] ${key} ... about ${clock(each * (stale.length - index))} left`);
    const source = sourceOf(key);
    const partial = join(folder, `.${key}.partial.jpg`);
    const start = Date.now();
    const { ok, log } = await blender(join(kit, "run.py"), [
      join(scenes, `${key}.py`),
      partial,
      scale,
      samples,
      String(budget),
    ]);
    const seconds = Math.round((Date.now() - start) / 1000);
    spent += seconds;
    if (!ok || !existsSync(partial)) {
      rmSync(partial, { force: true });
      console.error(`${key} failed:\n${log.split("\n").slice(-15).join("\n")}`);
      failed.push(key);
      continue;
    }
    renameSync(partial, picture(key));
    if (!options.draft) record(key, { source, seconds });
    console.log(`[${index + 1}/${stale.length}] ${key} done in ${seconds} s`);
  }
  if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}`);
  return failed.length === 0;
}

if (options.keep) {
  // Pictures that were looked at and are still good: the kit changed in a way that does not affect them.
  for (const key of asked.filter((name) => existsSync(join(masters, `${name}.jpg`)))) {
    record(key, { seconds: readManifest()[key]?.seconds ?? 0, source: sourceOf(key) });
  }
} else if (options["contact-sheet"]) {
  needBlender();
  const there = asked.filter((key) => existsSync(picture(key)));
  mkdirSync(drafts, { recursive: true });
  const sheet = join(drafts, options.draft ? "contact-sheet-drafts.png" : "contact-sheet.png");
  const { ok, log } = await blender(join(kit, "contact_sheet.py"), [sheet, ...there.map(picture)]);
  console.log(ok ? `${there.length} pictures on ${sheet}` : log);
  if (!ok) process.exitCode = 1;
} else if (!(await renderAll())) {
  process.exitCode = 1;
}
