import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { APIRequestContext } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import type { Order } from "@/lib/shop/order";
import { childEnvironment, ignoreEnvFiles, projectRoot } from "@/scripts/env";
import { tryPort, untilAnswers } from "@/scripts/ports";
import { staffToken } from "./orders";

export type ServedShop = Awaited<ReturnType<typeof serveShop>>;

/** The built shop, served as npm start serves it but without the Auth emulator, over a data folder of its own. */
export async function serveShop(settings: Record<string, string> = {}) {
  ignoreEnvFiles();
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "anjarai-e2e-"));
  const server = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start", "-H", "localhost", "-p", String(port)],
    {
      cwd: projectRoot,
      env: childEnvironment({
        NODE_OPTIONS: "--dns-result-order=ipv4first",
        PORT: String(port),
        SHOP_DATA_DIR: dataDir,
        STAFF_API_TOKEN: staffToken,
        ...settings,
      }),
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const output: Buffer[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const url = `http://localhost:${port}`;
  const up = await untilAnswers(`http://127.0.0.1:${port}/api/health`, () => server.exitCode !== null);
  if (!up) throw new Error(`The shop did not come up:\n${Buffer.concat(output)}`);

  return {
    url,
    dataDir,
    asStaff: { Authorization: `Bearer ${staffToken}` },
    /** What is on the server's disk, read past the server. */
    orderOnDisk: (id: string): Order | undefined => ordersOnDisk(dataDir).find((order) => order.order_id === id),
    ordersOnDisk: () => ordersOnDisk(dataDir),
    mails: () => mailsIn(join(dataDir, "mail")),
    async stop() {
      await killed(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const tried = await tryPort("127.0.0.1", 0);
  if ("error" in tried) throw new Error(tried.error);
  return tried.port;
}

/** The newest orders, as the staff's curl gets them. */
export async function listAsStaff(request: APIRequestContext, shop: ServedShop): Promise<Order[]> {
  const answer = await request.get(`${shop.url}/api/orders`, { headers: shop.asStaff });
  return ((await answer.json()) as { orders: Order[] }).orders;
}

function ordersOnDisk(dataDir: string): Order[] {
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"), { readOnly: true });
  try {
    return db
      .prepare("SELECT body FROM orders")
      .all()
      .map(({ body }) => JSON.parse(String(body)) as Order);
  } finally {
    db.close();
  }
}

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
