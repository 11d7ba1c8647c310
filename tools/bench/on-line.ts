import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { projectRoot } from "../../scripts/env.ts";
import { BenchError } from "./bench-error.ts";

/** The delay of one way in milliseconds, kbit/s down and up, and how many packets of a hundred are lost. `visits`: of each page. */
export type Line = { name: string; delay: number; down: number; up: number; loss: number; visits: number };

export const lines: Line[] = [
  { name: "slow 4G", delay: 75, down: 1600, up: 750, loss: 0, visits: 3 },
  { name: "a bus in the hills", delay: 150, down: 400, up: 200, loss: 2, visits: 1 },
  { name: "fibre", delay: 5, down: 50_000, up: 20_000, loss: 0, visits: 3 },
];

const PHONE = "anjarai-phone";
const [HERE, THERE] = ["10.78.0.1", "10.78.0.2"];

/** A name that browsers treat as they do https: brotli, and what only a secure page may do. */
const NAME = "shop.localhost";

/** The address of a server of this machine, as a phone beyond the line has it. */
export const beyond = (url: string): string => url.replace("127.0.0.1", NAME);

/**
 * Starts a browser beyond a slow line, and ends both after the work.
 * @throws BenchError with the cure where this machine can't have a line
 */
export async function onLine<Result>(
  { delay, down, up, loss }: Line,
  chromePath: string,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const ip = (...args: string[]) => spawnSync("ip", args).status;
  ip("netns", "del", PHONE);
  if (ip("netns", "add", PHONE) !== 0)
    throw new BenchError("A slow line needs root, Debian's iproute2 and python3, and /dev/net/tun.");
  const folder = mkdtempSync(join(tmpdir(), "anjarai-line-"));
  const chrome = join(folder, "chrome");
  writeFileSync(chrome, `#!/bin/sh\nexec ip netns exec ${PHONE} "${chromePath}" "$@"\n`, { mode: 0o755 });
  const figures = [delay, down, up, loss].map(String);
  const script = join(projectRoot, "tools/bench/slow-line.py");
  const line = spawn("python3", [script, PHONE, HERE, THERE, ...figures], { stdio: ["pipe", "pipe", "inherit"] });
  try {
    await Promise.race([
      once(line.stdout, "data"),
      once(line, "exit").then(() => Promise.reject(new BenchError("No line."))),
    ]);
    const args = ["--no-sandbox", "--disable-gpu", `--host-resolver-rules=MAP ${NAME} ${HERE}`];
    const browser = await chromium.launch({ executablePath: chrome, args });
    try {
      return await work(browser);
    } finally {
      await browser.close();
    }
  } finally {
    line.stdin.end();
    // The next line takes the same device.
    if (line.exitCode === null) await once(line, "exit");
    ip("netns", "del", PHONE);
    rmSync(folder, { recursive: true });
  }
}
