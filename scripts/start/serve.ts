import { chmodSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { sourcesOf } from "#lib/edge/content-security-policy.ts";
import { startEdgeServer } from "#lib/edge/server.ts";
import { isCataloguePage, warmUp } from "#lib/edge/warm-up.ts";
import { type Env, readEnv } from "#lib/server/settings/env.ts";
import { misspelt } from "#lib/server/settings/env-variables.ts";
import { readPersons } from "#lib/server/settings/persons.ts";
import { loadOrCreateSecret } from "#lib/server/settings/secret-file.ts";
import { OldOrderFile } from "#lib/server/store/sqlite-migrations.ts";
import { openDatabase } from "#lib/server/store/sqlite-schema.ts";
import { prerenderedRoutes } from "../build/standalone.ts";
import { endWith } from "../command/failure-line.ts";
import { environment, loadEnvFiles, projectRoot } from "../env.ts";
import { stopChildren } from "../programs/children.ts";
import { choosePort, localAddress } from "../programs/ports.ts";
import { isStopping, stopOnSignals } from "../programs/stop-signals.ts";
import { greeting } from "./greeting.ts";
import { healthLine } from "./health-line.ts";
import { keepNextRunning, startNext } from "./next-server.ts";
import { refuseSamples } from "./refuse-samples.ts";

/**
 * How long proxies are notified that the shop is about to end, in milliseconds: two rounds of deploy/Caddyfile's health
 * checks.
 */
const ANNOUNCE_MS = 1200;
/**
 * How long the requests under way may take when the shop is asked to end, in milliseconds. Service managers kill after
 * ten seconds.
 */
const DRAIN_MS = 5000;
/** The exit code that has the shop started again (scripts/start/keep-running.sh). */
const AGAIN = 70;

type Way = {
  mode: "development" | "production";
  /** False where another proxy caches and compresses: Next then listens by itself. */
  withEdge: boolean;
  /** What must be done before the shop starts, once its settings are known to be right. False ends the start. */
  prepare?: () => Promise<boolean>;
  /** What runs beside the shop. */
  beside?: (env: Env) => void;
};

/** Runs the shop until Ctrl-C, with the settings of the environment. */
export async function serve(way: Way): Promise<void> {
  try {
    await run(way);
  } catch (error) {
    endWith(error);
  }
}

/**
 * Ends the start where the orders are too old for this version. Whatever else is wrong with the file, pages are shown
 * without it.
 */
function refuseOldOrders(file: string): void {
  try {
    openDatabase(file).close();
  } catch (error) {
    if (error instanceof OldOrderFile) throw error;
  }
}

async function run({ mode, withEdge, prepare, beside }: Way): Promise<void> {
  process.chdir(projectRoot);
  loadEnvFiles(mode);
  const env = readEnv(environment());
  for (const line of misspelt(environment())) console.warn(line);
  if (mode === "production") refuseSamples(env);
  const port = await choosePort(env.host, env.port);
  let edge: Awaited<ReturnType<typeof startEdgeServer>> | undefined;
  stopOnSignals(0, async () => edge?.drain(env.trustProxy > 0 ? ANNOUNCE_MS : 0, DRAIN_MS));

  if (prepare && !(await prepare())) return end(1);

  // From here on everything that is written is orders, accounts or tokens.
  process.umask(0o077);
  mkdirSync(env.dataDir, { recursive: true });
  chmodSync(env.dataDir, 0o700);
  if (env.store.kind === "sqlite") refuseOldOrders(join(env.dataDir, "orders.sqlite"));

  // The token that is made here is no person's either.
  if (!env.staffToken) readPersons(environment().STAFF_TOKENS, [loadOrCreateSecret(env.dataDir, "staff-token")]);
  if (!env.shopSecret) loadOrCreateSecret(env.dataDir, "shop-secret");

  beside?.(env);

  const tell = () => console.log(greeting(env, port));
  const environmentOfNext = nextEnvironment(env, port);
  if (mode === "development" || !withEdge) {
    const { answers, exited } = startNext(mode === "development" ? "dev" : "start", env.host, port, environmentOfNext);
    void answers.then((up) => up && tell());
    const code = await exited;
    return ended((await answers) ? AGAIN : code);
  }
  const upstream = { port: 0, isUp: false };
  const isUp = Promise.withResolvers<void>();
  void keepNextRunning(upstream, environmentOfNext, isUp.resolve).then(ended);
  const { NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: authDomain } = environment();
  const sources = sourcesOf({ signIn: env.signIn, authDomain, analytics: env.analytics });
  const { host, trustProxy } = env;
  const routes = prerenderedRoutes();
  // A proxy asks another server, or again, while nothing listens here.
  await isUp.promise;
  edge = await startEdgeServer({ upstream, trustProxy, sources }, { host, port, routes });
  process.on("uncaughtException", (error) => {
    console.error(error);
    process.exit(AGAIN);
  });
  tell();
  void healthLine(localAddress(host, port)).then((line) => line && console.log(line));
  void warmUp(localAddress(host, port), routes, isCataloguePage);
}

/** Next's own settings. It works in the folder of its build, so its paths are absolute. */
function nextEnvironment({ dataDir }: Env, port: number): Record<string, string> {
  const { GOOGLE_APPLICATION_CREDENTIALS: key } = environment();
  return {
    PORT: String(port),
    EDGE_PORT: String(port),
    SHOP_DATA_DIR: dataDir,
    ...(key && { GOOGLE_APPLICATION_CREDENTIALS: resolve(projectRoot, key) }),
  };
}

/** Next has ended. Unless that was requested, everything else ends, too. */
async function ended(code: number): Promise<void> {
  if (isStopping()) return;
  console.error(`The shop has ended by itself, with code ${code}.`);
  await end(code);
}

async function end(code: number): Promise<void> {
  await stopChildren();
  process.exit(isStopping() ? 0 : code);
}
