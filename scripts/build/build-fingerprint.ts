import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, contentFolder, OWN_CONTENT } from "../content/folders.ts";
import { environment, projectRoot } from "../env.ts";
import { writeFile } from "../write-file.ts";

/**
 * All that a build is made from, without the pictures: they are 10 MB, no build reads them, and a changed one has
 * another name, which is in lib/content.
 */
const SOURCES = [
  "app",
  "components",
  "lib",
  "public",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "proxy.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "scripts/build/compile-hints.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

const PICTURES = "public/pictures";

const fingerprintFile = () => join(projectRoot, buildFolder(), "build-fingerprint");

/**
 * A sha256 that changes when a build would come out different. It never looks at file times: a fresh clone and a
 * checkout of another branch both get them wrong.
 */
export function buildFingerprint(): string {
  const hash = createHash("sha256").update(process.version);
  const settings = environment();
  for (const name of Object.keys(settings).sort()) {
    if (name.startsWith("NEXT_PUBLIC_") && settings[name]) hash.update(`\0${name}=${settings[name]}`);
  }
  for (const path of [...SOURCES, ...(contentFolder() === OWN_CONTENT ? [] : [contentFolder()])].flatMap(filesBelow)) {
    const content = readFileSync(join(projectRoot, path));
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The fingerprint that the present build was made from, or null when there is no whole build. */
export function builtFingerprint(): string | null {
  const whole = existsSync(fingerprintFile()) && existsSync(join(projectRoot, buildFolder(), "BUILD_ID"));
  return whole ? readFileSync(fingerprintFile(), "utf8").trim() : null;
}

/** Marks the build as whole. Called last, so that a build that failed or was interrupted is never taken for one. */
export function saveFingerprint(fingerprint: string): void {
  writeFile(fingerprintFile(), `${fingerprint}\n`);
}

/** Forgets the present build. */
export function removeFingerprint(): void {
  rmSync(fingerprintFile(), { force: true });
}

function filesBelow(path: string): string[] {
  const stats = statSync(join(projectRoot, path), { throwIfNoEntry: false });
  if (!stats || path === PICTURES) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(projectRoot, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}
