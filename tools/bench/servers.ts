import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NEXT } from "../../scripts/build/build-if-stale.ts";
import { projectRoot } from "../../scripts/env.ts";
import { startChild, startNode } from "../../scripts/programs/children.ts";
import { freePort, untilAnswers } from "../../scripts/programs/ports.ts";
import { BenchError } from "./bench-error.ts";
import { firstPictures } from "./first-pictures.ts";
import { subject } from "./subject.ts";

export type Served = {
  url: string;
  /** From being started to its first page, in milliseconds. */
  coldStart: number;
  /** Memory of all its processes, in MiB; what they share counts once. */
  memory: () => number;
  stop: () => Promise<void>;
  /** Ends all its processes at once, as a power cut does. */
  kill: () => Promise<unknown>;
};

export const STAFF = "staff-token-of-the-benchmark-0123456789";

/** How npm start runs a program of the shop. */
const RUN = ["sh", join(projectRoot, "scripts/start/keep-running.sh")];

/** The shop as npm start serves it, without sign-in, over a data folder of its own, which goes with it, or over a given one. */
export async function serveShop(kept?: string): Promise<Served & { dataDir: string }> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), "anjarai-bench-"));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    // A phone beyond a slow line has it from there.
    HOST: "0.0.0.0",
    SHOP_DATA_DIR: dataDir,
    STAFF_API_TOKEN: STAFF,
    RATE_LIMIT: "off",
    // Emulated sign-in is a second program, and none of these figures need it.
    TRUST_PROXY: "1",
  };
  const served = await serve([...RUN, "scripts/start.ts"], `http://127.0.0.1:${port}`, "/api/health", settings);
  return {
    ...served,
    dataDir,
    async stop() {
      await served.stop();
      if (!kept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The shop's edge server before the bare pages: what an answer costs that only passes through. */
export function serveEdge(nextUrl: string): Promise<Served> {
  return freePort().then((port) => {
    const command = [...RUN, "tools/bench/edge-alone.ts", new URL(nextUrl).port, String(port)];
    return serve(command, `http://127.0.0.1:${port}`, "/api/empty", {});
  });
}

/**
 * The bare Next.js pages, also with the pictures of the shop's first screens (/like/home), and the empty route handler. They are
 * built outside the project: inside it Next would take the shop's proxy.ts for theirs.
 */
export async function serveFloor(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "anjarai-floor-"));
  cpSync(join(projectRoot, "tools/bench/floor"), folder, { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  writeFileSync(join(folder, "pictures.json"), JSON.stringify(firstPictures()));
  symlinkSync(join(projectRoot, "public"), join(folder, "public"));
  const next = join(projectRoot, NEXT);
  const build = startNode([next, "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  if ((await build.exited) !== 0) throw new BenchError("The bare pages could not be built.");
  const port = await freePort();
  const command = [process.execPath, next, "start", "-H", "0.0.0.0", "-p", String(port)];
  const env = { NODE_OPTIONS: "--dns-result-order=ipv4first" };
  const served = await serve(command, `http://127.0.0.1:${port}`, "/", env, folder);
  return {
    ...served,
    async stop() {
      await served.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One page of the shop as a file that is read once: what no server of pages can beat by much. */
export async function serveFile(): Promise<{ url: string; stop: () => Promise<void> }> {
  const page = readFileSync(join(projectRoot, `.next/server/app/en/category/${subject.categorySlug}.html`));
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": page.length }).end(page);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  [command = "", ...args]: string[],
  url: string,
  ready: string,
  env: Record<string, string>,
  cwd?: string,
): Promise<Served> {
  const began = performance.now();
  const child = startChild(command, args, { env, cwd, stdio: ["ignore", "ignore", "pipe"] });
  const said: Buffer[] = [];
  child.process.stderr?.on("data", (chunk: Buffer) => said.push(chunk));
  let gone = false;
  void child.exited.then(() => {
    gone = true;
  });
  const isUp = (path: string) => untilAnswers(url + path, () => gone);
  const hasPage = await isUp("/");
  const coldStart = performance.now() - began;
  if (!hasPage || !(await isUp(ready))) throw new BenchError(`It did not come up:\n${Buffer.concat(said)}`);
  return {
    url,
    coldStart,
    memory: () => memoryOf(child.process.pid ?? 0),
    stop: () => child.stop(),
    kill: () => {
      child.kill();
      return child.exited;
    },
  };
}

/**
 * The memory of a process and all its descendants, as Linux reports it; NaN elsewhere. A page that several of them share,
 * for example of Node's own program, counts for each only by its share.
 * @returns MiB
 */
function memoryOf(root: number): number {
  const shares = treeOf(root).map((pid) => {
    const kib = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
    return kib === undefined ? Number.NaN : Number(kib) / 1024;
  });
  return shares.reduce((sum, share) => sum + share, 0);
}

function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const pid of existsSync("/proc") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : []) {
    const stat = read(`/proc/${pid}/stat`);
    parents.set(Number(pid), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const isOurs = (pid: number): boolean => pid === root || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  return [root, ...[...parents.keys()].filter((pid) => pid !== root && isOurs(pid))];
}

/** Nothing, when the process has ended since. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
