import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { childEnvironment, projectRoot } from "../env.ts";

type Start = {
  env?: Record<string, string>;
  cwd?: string;
  stdio?: StdioOptions;
  /** The signal that ends it, and how long it may take before it is killed. */
  stopSignal?: NodeJS.Signals;
  graceMs?: number;
};

/** A child that runs, with whatever it starts itself, in a process group of its own. */
export type Child = {
  process: ChildProcess;
  /** Its exit code; 1 if a signal ended it or it never started. */
  exited: Promise<number>;
  hasExited: boolean;
  stop: () => Promise<void>;
  kill: () => void;
};

const running = new Set<Child>();

/**
 * Runs `args` under this very Node. Its own process group keeps the terminal's Ctrl-C away from it: it is ended in our
 * order.
 */
export function startNode(args: string[], options: Start = {}): Child {
  return startChild(process.execPath, args, options);
}

/** Runs `args` to their end and collects their output without printing it. */
export async function runQuietly(args: string[], env?: Record<string, string>) {
  const { process: child, exited } = startNode(args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
  const exitCode = await exited;
  return { exitCode, output: Buffer.concat(output) };
}

/** Runs any command as startNode() does. */
export function startChild(command: string, args: string[], options: Start = {}): Child {
  const { env, cwd = projectRoot, stdio = "inherit", stopSignal = "SIGTERM", graceMs = 10_000 } = options;
  const process = spawn(command, args, { cwd, env: childEnvironment(env), stdio, detached: true });
  const exited = new Promise<number>((resolve) => {
    // 'close' arrives when its output is read to the end as well.
    process.once("close", (code) => resolve(code ?? 1));
    process.once("error", () => resolve(1));
  });
  const child: Child = {
    process,
    exited,
    hasExited: false,
    async stop() {
      signalGroup(process, stopSignal);
      const timer = setTimeout(() => signalGroup(process, "SIGKILL"), graceMs);
      await exited;
      clearTimeout(timer);
    },
    kill: () => signalGroup(process, "SIGKILL"),
  };
  running.add(child);
  exited.then(() => {
    child.hasExited = true;
    // The leader has ended; what it left behind in its group must not outlive it.
    child.kill();
    running.delete(child);
  });
  return child;
}

/** Ends every child with its own signal, all at the same time. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()));
}

/** Ends every child now. */
export function killChildren(): void {
  for (const child of running) child.kill();
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is empty.
  }
}
