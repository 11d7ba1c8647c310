import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { NEXT } from "../build/build-if-stale.ts";
import { standaloneFolder } from "../build/standalone.ts";
import { environment } from "../env.ts";
import { type Child, startNode } from "../programs/children.ts";
import { freePort, localAddress, untilAnswers } from "../programs/ports.ts";
import { isStopping } from "../programs/stop-signals.ts";

/** With this, 'localhost' is 127.0.0.1 on a machine that has both. */
const IPV4_FIRST = "--dns-result-order=ipv4first";

/**
 * Longer, in milliseconds, than the edge server keeps an idle connection: otherwise Next may close one that a request
 * is being sent on.
 */
const KEEP_ALIVE_MS = 120_000;
/**
 * The least life of a recovered process, in milliseconds; after this number of shorter lives in a row it is given up.
 */
const SOON_MS = 20_000;
const TRIES = 5;

/**
 * How Next is started: `start` runs the built server, which is whole in its own folder; `dev` runs from the sources.
 * Next calls itself 'localhost' inside proxy.ts, whatever loopback name it listens on; with '127.0.0.1' it then takes
 * its own not-found pages for another server's, and requests them from itself until it breaks down.
 */
export function nextCommand(command: "dev" | "start", host: string, port: number) {
  const name = host === "127.0.0.1" ? "localhost" : host;
  const NODE_OPTIONS = `${environment().NODE_OPTIONS ?? ""} ${IPV4_FIRST}`.trim();
  // Refreshed in place, a route handler goes on with the former content.
  const dev = [NEXT, "dev", "--no-server-fast-refresh", "-H", name, "-p", String(port)];
  if (command === "dev") return { args: dev, env: { NODE_OPTIONS } };
  const env = {
    NODE_OPTIONS,
    PORT: String(port),
    HOSTNAME: name,
    KEEP_ALIVE_TIMEOUT: String(KEEP_ALIVE_MS),
    NO_COLOR: "1",
  };
  return { args: [...HEAP, join(standaloneFolder(), "server.js")], env };
}

/** The limits of the heap hold for Next as for the edge server. */
const HEAP = readFileSync(join(import.meta.dirname, "node-options.sh"), "utf8").match(/--max-[\w=-]+/g) ?? [];

/** Next is asked this often whether it answers, and has this long for it, in milliseconds. */
const CHECK_MS = 30_000;
/** After so many checks without an answer it is ended. */
const SILENT_CHECKS = 2;

/** What Next prints at its start: an address that only the edge server may use. */
const BANNER = /^ *(▲ Next\.js|- (Local|Network): |✓ (Ready in|Running next)).*\n?/gm;

/**
 * Kills a process group once this process has ended, however it has ended: its pipe closes then. Next itself ends when
 * its parent has (lib/server/running/start-server), unless it computes without a pause, which can last for hours. It
 * has ten seconds.
 */
const KILL_ORPHANS = `read -r _
for second in 1 2 3 4 5 6 7 8 9 10; do kill -s 0 -- "-$1" 2>/dev/null || exit 0; sleep 1; done
kill -s KILL -- "-$1"`;

function killOnceOrphaned(pid: number, exited: Promise<number>): void {
  const watcher = spawn("sh", ["-c", KILL_ORPHANS, "sh", String(pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.on("error", () => {}).unref();
  void exited.then(() => watcher.kill());
}

type Life = Child & { answers: Promise<boolean> };

/** Starts Next; `answers` resolves to true when it is up, or to false when it never will be. */
export function startNext(command: "dev" | "start", host: string, port: number, env: Record<string, string>): Life {
  const { args, env: own } = nextCommand(command, host, port);
  const next = startNode(args, {
    env: { ...env, ...own },
    // Its last attempts take three seconds at the most.
    graceMs: 4500,
    // The last of them is never written to: it closes when this process ends, however it ends
    // (lib/server/running/start-server).
    stdio: ["ignore", command === "dev" ? "inherit" : "pipe", "inherit", "ipc"],
  });
  const { stdout, pid } = next.process;
  stdout?.on("data", (printed: Buffer) => process.stdout.write(String(printed).replace(BANNER, "")));
  if (pid) killOnceOrphaned(pid, next.exited);
  // The health check also loads all that an order needs, so that the first customer doesn't wait for it.
  const answers = untilAnswers(`${localAddress(host, port)}/api/health`, () => next.hasExited || isStopping());
  return Object.assign(next, { answers });
}

/**
 * Ends Next when it has left two checks in a row unanswered: it computes what it will never finish, and answers no
 * call.
 * @param checkMs in milliseconds; how long a check waits, and at most between two of them
 */
async function endWhenSilent(port: number, next: Life, checkMs: number): Promise<void> {
  for (let silent = 0; silent < SILENT_CHECKS; ) {
    const isAlive = await fetch(`${localAddress("127.0.0.1", port)}/robots.txt`, {
      method: "HEAD",
      signal: AbortSignal.timeout(checkMs),
    }).then(
      () => true,
      () => false,
    );
    if (next.hasExited || isStopping()) return;
    silent = isAlive ? 0 : silent + 1;
    if (isAlive) await pause(checkMs, undefined, { ref: false });
  }
  console.error("The shop has answered nothing for a minute.");
  next.kill();
}

/**
 * Keeps Next running behind the edge server, at a new port after each start: the old one may be another program's by
 * now. Resolves when it has given up, with the last exit code.
 * @param upstream set to where Next is, and to whether it answers
 * @param onFirstAnswer called once, when Next is up for the first time
 * @param checkMs how long Next may leave a check unanswered, in milliseconds; after two of them it is ended
 */
export async function keepNextRunning(
  upstream: { port: number; isUp: boolean },
  env: Record<string, string>,
  onFirstAnswer: () => void,
  checkMs = CHECK_MS,
): Promise<number> {
  let hasAnswered = false;
  for (let tries = 1; ; tries += 1) {
    upstream.port = await freePort();
    const began = Date.now();
    const life = startNext("start", "127.0.0.1", upstream.port, { ...env, NEXT_MANUAL_SIG_HANDLE: "true" });
    void life.answers.then((up) => {
      if (!up) return;
      upstream.isUp = true;
      void endWhenSilent(upstream.port, life, checkMs);
      if (hasAnswered) return console.log("The shop is back.");
      hasAnswered = true;
      onFirstAnswer();
    });
    const code = await life.exited;
    upstream.isUp = false;
    if (isStopping()) return code;
    if (Date.now() - began > SOON_MS) tries = 0;
    if (!hasAnswered || tries >= TRIES) return code;
    console.error(`The shop has ended by itself, with code ${code}, and is started again.`);
  }
}
