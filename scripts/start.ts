import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { sourcesOf } from "#lib/edge/content-security-policy.ts";
import { startEdgeServer } from "#lib/edge/server.ts";
import { isCataloguePage, warmUp } from "#lib/edge/warm-up.ts";
import { type Env, readEnv } from "#lib/server/env.ts";
import { EnvError } from "#lib/server/settings/env-error.ts";
import { loadOrCreateSecret } from "#lib/server/settings/secret-file.ts";
import { isPublicSite } from "#lib/shop/public-site.ts";
import { shop } from "#lib/shop/shop.ts";
import { startAuthEmulator } from "./auth-emulator.ts";
import { buildIfStale, prerenderedRoutes } from "./build-if-stale.ts";
import { stopChildren } from "./children.ts";
import { contentFolder } from "./content/folders.ts";
import { readContent } from "./content/read.ts";
import { sampleFacts, sampleLines } from "./content/sample-facts.ts";
import { watchContent } from "./content/watch.ts";
import { environment, loadEnvFiles, projectRoot } from "./env.ts";
import { healthLine } from "./health-line.ts";
import { keepNextRunning, startNext } from "./next-server.ts";
import { choosePort, localAddress, PortError } from "./ports.ts";
import { signInNotice } from "./sign-in-notice.ts";
import { isStopping, stopOnSignals } from "./stop-signals.ts";

/**
 * npm start and, with --dev, npm run dev: builds if stale, then runs the shop and its sign-in, until Ctrl-C.
 * @param withEdge whether the edge server runs in front of Next. Where another proxy caches and compresses, it is not
 * needed.
 */
async function start(dev: boolean, withEdge: boolean): Promise<void> {
  process.chdir(projectRoot);
  loadEnvFiles(dev ? "development" : "production");
  const env = readEnv(environment());
  const port = await choosePort(env.host, env.port);
  stopOnSignals(0);

  if (!dev && !(await buildIfStale())) return end(1);

  // From here on everything that is written is orders, accounts or tokens.
  process.umask(0o077);
  mkdirSync(env.dataDir, { recursive: true });
  chmodSync(env.dataDir, 0o700);

  if (!env.staffToken) loadOrCreateSecret(env.dataDir, "staff-token");
  if (!env.shopSecret) loadOrCreateSecret(env.dataDir, "shop-secret");

  if (env.signIn.kind === "emulator") void startAuthEmulator(env.signIn.port, env.dataDir, console.log);

  const environmentOfNext = { PORT: String(port), EDGE_PORT: String(port), SHOP_DATA_DIR: env.dataDir };
  const tell = () => console.log(greeting(env, port));
  if (dev) watchContent(console.error);
  if (dev || !withEdge) {
    const { answers, exited } = startNext(dev ? "dev" : "start", env.host, port, environmentOfNext);
    void answers.then((up) => up && tell());
    return ended(await exited);
  }
  const upstream = { port: 0 };
  const code = await keepNextRunning(upstream, environmentOfNext, async () => {
    const { NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: authDomain } = environment();
    const sources = sourcesOf({ signIn: env.signIn, authDomain, analytics: env.analytics });
    const { host, trustProxy } = env;
    const routes = prerenderedRoutes();
    await startEdgeServer({ upstream, trustProxy, sources }, { host, port, routes });
    tell();
    void healthLine(localAddress(host, port)).then((line) => line && console.log(line));
    void warmUp(localAddress(host, port), routes, isCataloguePage);
  });
  return ended(code);
}

/** The lines that the person who has started the shop must read. */
function greeting(env: Env, port: number): string {
  const isThisMachine = isLoopback(env.host) || ["0.0.0.0", "::"].includes(env.host);
  const lines = [
    `${shop.name} is open at ${isThisMachine ? `http://localhost:${port}` : localAddress(env.host, port)}`,
    `Data is kept in ${env.dataDir}${env.store.kind === "firestore" ? ", orders in Firestore" : ""}`,
    env.staffToken
      ? "The staff token is the one in STAFF_API_TOKEN"
      : `The staff token is in ${join(env.dataDir, "staff-token")}`,
    mailSentence(env),
    signInNotice(env),
    ...(env.siteUrl || isLoopback(env.host) ? [] : [NO_SITE_URL]),
    ...(isPublicSite(env.siteUrl ?? undefined) ? samplesLeft() : []),
    "Ctrl-C stops it",
  ];
  return `\n${lines.join("\n  ")}\n`;
}

/** A shop for the public that still shows what this project ships as samples names each of them. */
function samplesLeft(): string[] {
  const folder = contentFolder();
  const { content } = readContent(folder);
  return content ? sampleLines(sampleFacts(content), folder) : [];
}

/** Others reach this shop, and its pages name the address that only this machine knows. */
const NO_SITE_URL =
  "NEXT_PUBLIC_SITE_URL is not set: canonical links, the sitemap and previews name http://localhost:3000. Set it to the shop's public address";

const isLoopback = (host: string) => ["127.0.0.1", "::1", "localhost"].includes(host);

function mailSentence({ mail, siteUrl, dataDir }: Env): string {
  if (mail.smtpUrl) return "Mail is sent";
  const written = `Mail is only written to files: ${join(dataDir, "mail")}`;
  return isPublicSite(siteUrl ?? undefined)
    ? `DEGRADED: the warehouse hears of no order by mail. Set SMTP_URL, MAIL_FROM and WAREHOUSE_EMAIL. ${written}`
    : written;
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

start(process.argv.includes("--dev"), !process.argv.includes("--no-front")).catch((error: unknown) => {
  const hasCure = error instanceof EnvError || error instanceof PortError;
  console.error(hasCure ? error.message : error);
  process.exit(1);
});
