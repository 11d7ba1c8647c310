import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { projectRoot } from "@/scripts/env";
import { untilAnswers } from "@/scripts/programs/ports";
import { sendJson } from "./e2e-shop";
import { anOrder } from "./orders";

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/**
 * A machine with Node and two releases of the shop, and nothing else: each is a package that its user may not write into.
 * The data folder is that user's.
 */
export function newMachine() {
  const folder = mkdtempSync(join(tmpdir(), "anjarai-release-"));
  chmodSync(folder, 0o755);
  const [releases, bin] = ["releases", "bin"].map((name) => join(folder, name)) as [string, string];
  for (const path of [releases, bin]) mkdirSync(path);
  let data = "";
  function withNewData() {
    data = mkdtempSync(join(folder, "data-"));
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    return { one, two, data };
  }
  copyFileSync(process.execPath, join(bin, "node"));
  const [one, two] = [join(releases, "one"), join(releases, "two")];
  execFileSync(process.execPath, ["--conditions=react-server", "scripts/package.ts", one], { cwd: projectRoot });
  cpSync(one, two, { recursive: true, verbatimSymlinks: true });
  execFileSync("chmod", ["-R", "a+rX,a-w", releases]);
  const running = new Set<ChildProcess>();
  const options = (settings: Record<string, string> = {}) => ({
    env: {
      PATH: `${bin}:/usr/bin:/bin`,
      SHOP_DATA_DIR: data,
      RATE_LIMIT: "off",
      ...settings,
    } as unknown as NodeJS.ProcessEnv,
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  return {
    /** The two releases, and a data folder of nobody's yet that they share from now on. */
    withNewData,
    async start(release: string, port: number, settings: Record<string, string> = {}) {
      const child = spawn(join(release, "run"), ["start"], {
        ...options({ PORT: String(port), TRUST_PROXY: "1", ...settings }),
        stdio: ["ignore", "pipe", "pipe"],
      });
      running.add(child);
      const output: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
      // A shop that starts has this wait; /api/ready says 503 meanwhile.
      const isUp = await untilAnswers(`http://127.0.0.1:${port}/api/health`, () => child.exitCode !== null);
      if (!isUp) throw new Error(`The release did not start:\n${Buffer.concat(output)}`);
      return {
        /** Ends it as a service manager does. Returns its exit code. */
        async stop(): Promise<number | null> {
          child.kill("SIGTERM");
          const [code] = await once(child, "exit");
          running.delete(child);
          return code;
        },
      };
    },
    /** Runs another command of a release, and returns its output. */
    run: (release: string, settings: Record<string, string>, ...args: string[]) =>
      execFileSync(join(release, "run"), args, { ...options(settings), encoding: "utf8", maxBuffer: 2 ** 27 }),
    remove() {
      for (const child of running) child.kill("SIGKILL");
      execFileSync("chmod", ["-R", "u+w", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** So many clients, each of which places an order and opens a page, one after the other, until they leave. */
export function buyingClients(url: string, count: number) {
  const placed = new Set<string>();
  const failed: string[] = [];
  let pages = 0;
  let leaving = false;
  async function client(): Promise<void> {
    while (!leaving) {
      const order = anOrder();
      const saved = await sendJson("POST", `${url}/api/orders`, order);
      placed.add(order.order_id);
      if (saved.status !== 201) failed.push(`order ${saved.status}`);
      const page = await fetch(`${url}/`);
      pages += 1;
      if (page.status !== 200) failed.push(`page ${page.status}`);
    }
  }
  const all = Promise.all(Array.from({ length: count }, client));
  return {
    async leave() {
      leaving = true;
      await all;
      return { placed, pages, failed };
    },
  };
}

/** A proxy that asks the first server that takes the request, as deploy/nginx.conf does. */
export async function startProxy(ports: number[]) {
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    for (const port of ports) {
      const answer = await ask(port, incoming, body);
      if (answer && answer.statusCode !== 503) return void (await pass(answer, response));
    }
    response.writeHead(502).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

function ask(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const outgoing = request({ host: "127.0.0.1", port, method, path: url, headers, agent: false }, resolve);
    outgoing.on("error", () => resolve(null)).end(body);
  });
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(answer).catch(() => null);
  if (body) response.writeHead(answer.statusCode ?? 502, { "content-type": answer.headers["content-type"] }).end(body);
  else response.writeHead(502).end();
}
