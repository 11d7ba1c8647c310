import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { pathToFileURL } from "node:url";
import PostalMime, { type Email } from "postal-mime";
import { sourcesOf } from "#lib/edge/content-security-policy.ts";
import { startEdgeServer } from "#lib/edge/server.ts";
import type { PublicConfig } from "#lib/shop/http/public-config.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { prerenderedRoutes } from "@/scripts/build/standalone";
import { childEnvironment, ignoreEnvFiles, projectRoot } from "@/scripts/env";
import { freePort, untilAnswers } from "@/scripts/programs/ports";
import { nextCommand } from "@/scripts/start/next-server";
import { staffToken } from "./orders";
import { linesWithPersonalData } from "./personal-data";

export type ServedShop = Awaited<ReturnType<typeof serveShop>>;

/**
 * The built shop, served as npm start serves it, through the edge server, but without the Auth emulator, over a data folder of its own.
 * @param dataDir what another server left behind, to go on with
 * @param quality of brotli: the best takes a tenth of all the processor time of these tests, and only their weight is another
 */
export async function serveShop(settings: Record<string, string> = {}, dataDir = newDataDir(), quality = 4) {
  ignoreEnvFiles();
  const [port, upstream] = [await freePort(), { port: await freePort(), isUp: true }];
  // Until the edge server listens there itself, no other worker may find this port free.
  const held = createServer().listen(port, "127.0.0.1");
  await once(held, "listening");
  const { args, env } = nextCommand("start", "127.0.0.1", upstream.port);
  const server = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: childEnvironment({
      EDGE_PORT: String(port),
      SHOP_DATA_DIR: dataDir,
      STAFF_API_TOKEN: staffToken,
      ...settings,
      ...env,
      // Among the first is the condition that chooses the fixture shop's content.
      NODE_OPTIONS: [env.NODE_OPTIONS, settings.NODE_OPTIONS].filter(Boolean).join(" "),
    }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const url = `http://localhost:${port}`;
  const up = await untilAnswers(`http://127.0.0.1:${upstream.port}/api/health`, () => server.exitCode !== null);
  if (!up) held.close();
  if (!up) throw new Error(`The shop did not come up:\n${Buffer.concat(output)}`);
  // As a shop that counts visits: whether it does is frozen in the build, and tests change that page by page.
  const sources = sourcesOf({ signIn: await signInOf(upstream.port), analytics: true });
  const routes = prerenderedRoutes();
  held.close();
  await once(held, "close");
  const edge = await startEdgeServer(
    { upstream, trustProxy: 0, sources },
    { host: "127.0.0.1", port, routes, quality },
  );

  const gone = server.exitCode === null && server.signalCode === null ? once(server, "exit") : Promise.resolve();
  // Who asks a shop that is gone finds nobody; npm start's would have a new Next soon.
  const closed = gone.then(edge.close);

  return {
    url,
    dataDir,
    asStaff: { Authorization: `Bearer ${staffToken}` },
    /** What is on the server's disk, read past the server. */
    orderOnDisk: (id: string): Order | undefined => ordersOnDisk(dataDir).find((order) => order.order_id === id),
    ordersOnDisk: () => ordersOnDisk(dataDir),
    mails: () => mailsIn(join(dataDir, "mail")),
    pid: server.pid ?? 0,
    printed: () => Buffer.concat(output).toString(),
    /** Where Next is, past the edge server. */
    upstream,
    edge,
    kill: () => killed(server),
    /** When it has died, of whatever cause. */
    gone,
    /** Ends it and clears up. @throws when anything that it printed in its life names a person, whatever the test was about */
    async stop() {
      await killed(server);
      await closed;
      rmSync(dataDir, { recursive: true, force: true });
      const named = linesWithPersonalData(Buffer.concat(output).toString());
      if (named.length > 0) throw new Error(`The shop's log names people:\n${named.join("\n")}`);
    },
  };
}

/** How one signs in at a shop that is up, as npm start tells its edge server. */
async function signInOf(port: number): Promise<Parameters<typeof sourcesOf>[0]["signIn"]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/config`);
  const { sign_in } = (await answer.json()) as PublicConfig;
  return sign_in.kind === "emulator"
    ? { kind: "emulator", port: Number(new URL(sign_in.url ?? "").port) }
    : { kind: sign_in.kind };
}

/** Node's option that lets a shop be killed at a moment, and its clock be put forward. */
export const KILL_AND_CLOCK = `--import ${pathToFileURL(join(projectRoot, "tests/support/kill-and-clock.ts"))}`;

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), "anjarai-e2e-"));
}

/** Rows of what is on a server's disk, read past the server. */
export function rowsOnDisk(dataDir: string, sql: string, ...values: SQLInputValue[]) {
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"), { readOnly: true });
  try {
    return db.prepare(sql).all(...values);
  } finally {
    db.close();
  }
}

const ordersOnDisk = (dataDir: string) =>
  rowsOnDisk(dataDir, "SELECT body FROM orders").map(({ body }) => JSON.parse(String(body)) as Order);

/** Sends JSON as a client of the shop does, without a browser. */
export const sendJson = (method: "POST" | "PATCH", url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, { method, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) });

async function mailsIn(folder: string): Promise<Email[]> {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
    return await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  } catch {
    // Until the first mail there is no folder.
    return [];
  }
}

async function killed(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, "exit");
  server.kill("SIGKILL");
  await exited;
}

/** The settings of a server whose orders are in Google's Firestore emulator, at `host`. */
export const inEmulator = (project: string, host: string) => ({
  FIREBASE_PROJECT_ID: project,
  FIRESTORE_EMULATOR_HOST: host,
  STAFF_API_TOKEN: staffToken,
  SHOP_SECRET: "c2VjcmV0IG9mIGEgdGVzdA",
  NEXT_PUBLIC_FIREBASE_API_KEY: "no-key",
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "auth.wayanad-larder.example",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: project,
  NEXT_PUBLIC_FIREBASE_APP_ID: "1:1:web:1",
});
