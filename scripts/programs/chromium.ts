import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { environment } from "../env.ts";
import { startChild } from "./children.ts";

/**
 * The engine without a browser's windows: a test costs about two thirds of the processor time that it costs in the
 * whole.
 */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const USUAL_PLACES = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A Chromium: the one CHROME_PATH names, one that is here, or Debian's, installed now. Else the cure.
 * @param kind 'shell' takes the headless shell where there is one; 'whole' the browser that people use
 */
export async function findOrInstallChromium(kind: "shell" | "whole"): Promise<{ path: string } | { cure: string }> {
  const named = environment().CHROME_PATH;
  if (named) return canRun(named) ? { path: named } : { cure: `CHROME_PATH names no program: ${named}` };
  const names = kind === "shell" ? [SHELL, ...NAMES] : NAMES;
  const found = onPath(names) ?? USUAL_PLACES.find(canRun) ?? (await playwrightsOwn());
  if (found) return { path: found };
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    await startChild("apt-get", ["update"], { stdio: "ignore" }).exited;
    for (const name of kind === "shell" ? [SHELL, "chromium"] : ["chromium"]) {
      console.log(`Installing Debian's ${name}…`);
      const env = { DEBIAN_FRONTEND: "noninteractive" };
      const install = ["install", "-y", "--no-install-recommends", name];
      await startChild("apt-get", install, { env, stdio: ["ignore", "ignore", "inherit"] }).exited;
      const installed = onPath(names);
      if (installed) return { path: installed };
    }
  }
  return { cure: "No Chromium found: install one (npx playwright install chromium) or set CHROME_PATH." };
}

function onPath(names: string[]): string | undefined {
  const folders = (environment().PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return canRun(path) ? path : undefined;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
