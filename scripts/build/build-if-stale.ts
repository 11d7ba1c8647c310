import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../content/folders.ts";
import { writeContent } from "../content/write.ts";
import { environment, projectRoot } from "../env.ts";
import { runQuietly, startNode } from "../programs/children.ts";
import { isStopping } from "../programs/stop-signals.ts";
import { buildFingerprint, builtFingerprint, removeFingerprint, saveFingerprint } from "./build-fingerprint.ts";
import { addCompileHints } from "./compile-hints.ts";
import { completeStandalone } from "./standalone.ts";

/** Where Next's command is, from the project's root. */
export const NEXT = "node_modules/next/dist/bin/next";

/**
 * Checks the content, and builds the shop unless it is built. False when the build failed, or the content has mistakes.
 */
export async function buildIfStale(): Promise<boolean> {
  return (await writeCheckedContent()) && buildUnlessFresh();
}

/** Builds the shop unless the present build is made from just these sources. False when the build failed. */
export async function buildUnlessFresh(): Promise<boolean> {
  const built = builtFingerprint();
  if (built === buildFingerprint()) return true;
  console.log(`Building the shop (${built ? "something changed" : "about a minute the first time"})…`);
  const began = performance.now();
  if (!(await runBuild("quiet"))) return false;
  console.log(`Built in ${Math.round((performance.now() - began) / 1000)} s.`);
  return true;
}

/** Builds the shop, and marks the build as whole: npm start takes it as it is. False when it failed. */
export async function build(output: "inherit" | "quiet"): Promise<boolean> {
  return (await writeCheckedContent()) && runBuild(output);
}

/** Checks the content and writes the modules that the shop imports. Mistakes are printed; with one it returns false. */
export async function writeCheckedContent(): Promise<boolean> {
  const problems = await writeContent();
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

async function runBuild(output: "inherit" | "quiet"): Promise<boolean> {
  const fingerprint = buildFingerprint();
  const folder = join(projectRoot, buildFolder());
  mkdirSync(folder, { recursive: true });
  // Another user's: Next would say so with a page of its own code.
  accessSync(folder, constants.W_OK);
  removeFingerprint();
  const args = [NEXT, "build"];
  // next.config.ts reads it.
  const env = { BUILD_ID: fingerprint.slice(0, 20) };
  const result =
    output === "quiet"
      ? await runQuietly(args, env)
      : { exitCode: await startNode(args, { env }).exited, output: Buffer.alloc(0) };
  if (isStopping()) return false;
  if (result.exitCode !== 0) {
    process.stderr.write(result.output);
    console.error("The build failed.");
    return false;
  }
  addCompileHints();
  completeStandalone({ withLinks: environment().NEXT_PRIVATE_STANDALONE === undefined });
  saveFingerprint(fingerprint);
  return true;
}
