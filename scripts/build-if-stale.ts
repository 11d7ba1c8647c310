import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFingerprint, readStamp, removeStamp, writeStamp } from "./build-fingerprint.ts";
import { runQuietly } from "./children.ts";
import { buildFolder } from "./content/folders.ts";
import { writeContent } from "./content/write.ts";
import { projectRoot } from "./env.ts";
import { isStopping } from "./stop-signals.ts";

/** Where Next's command is, from the project's root. */
export const NEXT = "node_modules/next/dist/bin/next";

/** Builds the shop unless the present build is made from just these sources. False when the build failed, or the content has mistakes. */
export async function buildIfStale(): Promise<boolean> {
  const problems = await writeContent();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return false;
  const fingerprint = buildFingerprint();
  const stamp = readStamp();
  if (stamp === fingerprint) return true;

  removeStamp();
  console.log(`Building the shop (${stamp ? "something changed" : "about a minute the first time"})…`);
  const began = performance.now();
  const { exitCode, output } = await runQuietly([NEXT, "build"], buildEnvironment(fingerprint));
  if (isStopping()) return false;
  if (exitCode !== 0) {
    process.stderr.write(output);
    console.error("The build failed.");
    return false;
  }
  writeStamp(fingerprint);
  console.log(`Built in ${Math.round((performance.now() - began) / 1000)} s.`);
  return true;
}

/** What next.config.ts reads while it builds. */
export function buildEnvironment(fingerprint = buildFingerprint()): Record<string, string> {
  return { BUILD_ID: fingerprint.slice(0, 20) };
}

/** The paths of the pages that the current build has prerendered. */
export function prerenderedRoutes(): Set<string> {
  const manifest = JSON.parse(readFileSync(join(projectRoot, buildFolder(), "prerender-manifest.json"), "utf8"));
  return new Set(Object.keys(manifest.routes));
}
