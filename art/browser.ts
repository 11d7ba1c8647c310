import type { Browser } from "@playwright/test";
import { findOrInstallChromium } from "../scripts/programs/chromium.ts";

/** The browser in which pictures are drawn: only a browser shapes Tamil rightly. @throws with the cure where there is none */
export async function openBrowser(): Promise<Browser> {
  const found = await findOrInstallChromium("whole");
  if ("cure" in found) throw new Error(found.cure);
  const { chromium } = await import("@playwright/test");
  // Chromium's own sandbox refuses to run as root.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: found.path, args });
}
