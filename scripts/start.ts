import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { EnvError, readEnv } from "../lib/server/env.ts";
import { keptSecret } from "../lib/server/kept-secret.ts";
import { shop } from "../lib/shop/shop.ts";
import { startAuthEmulator } from "./auth-emulator.ts";
import { buildIfStale, NEXT } from "./build-if-stale.ts";
import { startNode, stopChildren } from "./children.ts";
import { environment, loadEnvFiles, projectRoot } from "./env.ts";
import { choosePort, localAddress, PortError, untilAnswers } from "./ports.ts";
import { signInSentence } from "./sign-in-sentence.ts";
import { isStopping, stopOnSignals } from "./stop-signals.ts";

/** npm start and, with --dev, npm run dev: builds if stale, then the shop and its sign-in, until Ctrl-C. */
async function start(dev: boolean): Promise<void> {
  process.chdir(projectRoot);
  loadEnvFiles(dev ? "development" : "production");
  const env = readEnv(environment());
  const port = await choosePort(env.host, env.port);
  stopOnSignals(0);

  if (!dev && !(await buildIfStale())) return end(1);

  // From here on everything that is written is somebody's orders, accounts or tokens.
  process.umask(0o077);
  mkdirSync(env.dataDir, { recursive: true });
  chmodSync(env.dataDir, 0o700);

  if (!env.staffToken) keptSecret(env.dataDir, "staff-token");
  if (!env.shopSecret) keptSecret(env.dataDir, "shop-secret");

  if (env.signIn.kind === "emulator") void startAuthEmulator(env.signIn.port, env.dataDir, console.log);

  const next = startNode([NEXT, dev ? "dev" : "start", "-H", nameForNext(env.host), "-p", String(port)], {
    env: {
      PORT: String(port),
      SHOP_DATA_DIR: env.dataDir,
      NODE_OPTIONS: `${environment().NODE_OPTIONS ?? ""} ${IPV4_FIRST}`,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  let gone = false;
  void next.exited.then((code) => {
    gone = true;
    if (isStopping()) return;
    console.error(`The shop has ended by itself, with code ${code}.`);
    void end(code);
  });

  // The health answer also brings up all that an order needs, so that the first shopper doesn't wait for it.
  const answers = await untilAnswers(`${localAddress(env.host, port)}/api/health`, () => gone || isStopping());
  if (!answers) return;
  const loopback = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(env.host);
  console.log(`
${shop.name} is open at ${loopback ? `http://localhost:${port}` : localAddress(env.host, port)}
  Data is kept in ${env.dataDir}${env.orderStore === "firestore" ? ", orders in Firestore" : ""}
  ${env.staffToken ? "The staff token is the one in STAFF_API_TOKEN" : `The staff token is in ${join(env.dataDir, "staff-token")}`}
  ${env.mail.smtpUrl ? "Mail is sent" : `Mail is only written to files: ${join(env.dataDir, "mail")}`}
  ${signInSentence(env)}
  Ctrl-C stops it
`);
}

/** With this, 'localhost' is 127.0.0.1 on a machine that has both. */
const IPV4_FIRST = "--dns-result-order=ipv4first";

/**
 * Next calls itself 'localhost' inside proxy.ts, whatever loopback name it listens on; told '127.0.0.1' it then takes its
 * own not-found pages for another server's, and asks itself for them until it breaks down.
 */
function nameForNext(host: string): string {
  return host === "127.0.0.1" ? "localhost" : host;
}

async function end(code: number): Promise<void> {
  await stopChildren();
  process.exit(isStopping() ? 0 : code);
}

start(process.argv.includes("--dev")).catch((error: unknown) => {
  const hasCure = error instanceof EnvError || error instanceof PortError;
  console.error(hasCure ? error.message : error);
  process.exit(1);
});
