import { NEXT } from "./build-if-stale.ts";
import { startNode } from "./children.ts";
import { environment } from "./env.ts";
import { freePort, localAddress, untilAnswers } from "./ports.ts";
import { isStopping } from "./stop-signals.ts";

/** With this, 'localhost' is 127.0.0.1 on a machine that has both. */
export const IPV4_FIRST = "--dns-result-order=ipv4first";

/**
 * Longer, in milliseconds, than the edge server keeps an idle connection: otherwise Next may close one that a request is
 * being sent on.
 */
const KEEP_ALIVE_MS = 120_000;
/** The least life of a recovered process, in milliseconds; after this number of shorter lives in a row it is given up. */
const SOON_MS = 20_000;
const TRIES = 5;

/**
 * Next calls itself 'localhost' inside proxy.ts, whatever loopback name it listens on; with '127.0.0.1' it then takes its
 * own not-found pages for another server's, and requests them from itself until it breaks down.
 */
export function nextArgs(command: "dev" | "start", host: string, port: number): string[] {
  const name = host === "127.0.0.1" ? "localhost" : host;
  const args = [NEXT, command, "-H", name, "-p", String(port)];
  return command === "start" ? [...HEAP, ...args, "--keepAliveTimeout", String(KEEP_ALIVE_MS)] : args;
}

/**
 * In MiB. Without a limit Node lets garbage grow to hundreds of them; about 70 are in use, and the edge server lets at most
 * 256 requests in at a time, of 64 KiB at most.
 */
const HEAP = ["--max-old-space-size=160", "--max-semi-space-size=4"];

type Life = { answers: Promise<boolean>; exited: Promise<number> };

/** Starts Next; `answers` resolves to true when it is up, or to false when it never will be. */
export function startNext(command: "dev" | "start", host: string, port: number, env: Record<string, string>): Life {
  const { exited } = startNode(nextArgs(command, host, port), {
    env: { ...env, NODE_OPTIONS: `${environment().NODE_OPTIONS ?? ""} ${IPV4_FIRST}` },
    // The last of them is never written to: it closes when this process ends, however it ends (lib/server/start-server).
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  // The health check also loads all that an order needs, so that the first customer doesn't wait for it.
  const answers = untilAnswers(`${localAddress(host, port)}/api/health`, () => gone || isStopping());
  return { answers, exited };
}

/**
 * Keeps Next running behind the edge server, at a new port after each start: the old one may be another program's by now.
 * Resolves when it has given up, with the last exit code.
 * @param upstream set to where Next is
 * @param onFirstAnswer called once, when Next is up for the first time
 */
export async function keepNextRunning(
  upstream: { port: number },
  env: Record<string, string>,
  onFirstAnswer: () => Promise<void>,
): Promise<number> {
  let hasAnswered = false;
  for (let tries = 1; ; tries += 1) {
    upstream.port = await freePort();
    const began = Date.now();
    const life = startNext("start", "127.0.0.1", upstream.port, env);
    void life.answers.then(async (up) => {
      if (!up) return;
      if (hasAnswered) return console.log("The shop is back.");
      hasAnswered = true;
      await onFirstAnswer();
    });
    const code = await life.exited;
    if (isStopping()) return code;
    if (Date.now() - began > SOON_MS) tries = 0;
    if (!hasAnswered || tries >= TRIES) return code;
    console.error(`The shop has ended by itself, with code ${code}, and is started again.`);
  }
}
