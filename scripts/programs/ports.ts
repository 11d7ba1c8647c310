import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { CommandError } from "../command/failure-line.ts";

/** The port that `listen` gets for `port` (0: any free one), or the error code that says why not ('EADDRINUSE'). */
export function tryPort(host: string, port: number): Promise<{ port: number } | { error: string }> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
    probe.listen(port, host, () => {
      const address = probe.address();
      const taken = typeof address === "object" && address !== null ? address.port : port;
      probe.close(() => resolve({ port: taken }));
    });
  });
}

/**
 * Below the ports that systems give to outgoing connections: one of those may be taken before a server listens on it.
 */
const LOWEST = 10_000;
const HIGHEST = 32_000;

/** A port that only this machine reaches, free a moment ago. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const tried = await tryPort("127.0.0.1", randomInt(LOWEST, HIGHEST));
    if ("port" in tried) return tried.port;
  }
  throw new Error(`No free port between ${LOWEST} and ${HIGHEST}`);
}

/**
 * The port to serve at.
 * @throws CommandError where the shop can't listen, with the cure
 */
export async function choosePort(host: string, wanted: number): Promise<number> {
  const tried = await tryPort(host, wanted);
  if ("port" in tried) return tried.port;
  const another = wanted < 65535 ? wanted + 1 : 3000;
  if (tried.error === "EADDRINUSE") {
    throw new CommandError(`Port ${wanted} is taken by another program: PORT=${another} npm start`);
  }
  if (tried.error === "EACCES") throw new CommandError(`Port ${wanted} is not ours to take: PORT=3000 npm start`);
  throw new CommandError(`Nothing can listen on ${host}:${wanted} (${tried.error}): check HOST and PORT`);
}

/** The address under which this machine reaches what listens on `host`. */
export function localAddress(host: string, port: number): string {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** How often a server that starts is asked, in milliseconds. A refused connection costs nothing. */
const ASK_MS = 20;

/** Waits until something responds to HTTP at `url`, with any status; false once `givenUp` returns true. */
export async function untilAnswers(url: string, givenUp: () => boolean): Promise<boolean> {
  while (!givenUp()) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: "manual" });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    }
  }
  return false;
}
