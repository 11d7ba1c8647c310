import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childEnvironment, ignoreEnvFiles, projectRoot } from "@/scripts/env";

/** npm start's own program, without the shell around it. */
export const START = ["--conditions=react-server", "scripts/start.ts"];

export type Started = ReturnType<typeof newStarted>;

/** Commands that a test starts over a data folder of its own. */
export function newStarted() {
  ignoreEnvFiles();
  const folder = mkdtempSync(join(tmpdir(), "anjarai-start-"));
  const children: ChildProcess[] = [];
  return {
    folder,
    launch(command: string, args: string[], settings: Record<string, string>): ChildProcess {
      const env = childEnvironment({ HOME: join(folder, "home"), SHOP_DATA_DIR: join(folder, "data"), ...settings });
      // A group of its own, as a terminal makes one for a command, so that Ctrl-C can reach all of it.
      const child = spawn(command, args, { cwd: projectRoot, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
      children.push(child);
      return child;
    },
    end(orphans: number[] = []) {
      // What they started is in process groups of its own.
      for (const { pid = 0 } of children) for (const own of familyOf(pid)) signalGroup(own, "SIGKILL");
      for (const pid of orphans) signalGroup(pid, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process's output once it has this in it; fails when the process ends before. */
export function saying(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (wanted.test(said)) resolve(said);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("close", () => reject(new Error(`It ended before it said ${wanted}:\n${said}`)));
  });
}

/** A process with all that it has started. */
export function familyOf(pid: number): number[] {
  const children = parents().flatMap(([own, parent]) => (parent === pid ? familyOf(own) : []));
  return [pid, ...children];
}

/** Every process of this machine with its parent; a small Linux has no ps, and everything else has no /proc. */
function parents(): [own: number, parent: number][] {
  if (!existsSync("/proc/self/stat")) {
    const table = execFileSync("ps", ["-Ao", "pid=,ppid="], { encoding: "utf8" });
    return [...table.matchAll(/(\d+)\s+(\d+)/g)].map(([, own, parent]) => [Number(own), Number(parent)]);
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((own) => [Number(own), parentOf(own)]);
}

function parentOf(pid: string): number {
  try {
    // '12 (a name, perhaps with spaces) S 1 …'
    return Number(/\) \S (\d+)[^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    // It has ended in between.
    return 0;
  }
}

export function isAlive(pid: number): boolean {
  try {
    // An ended process is in the list until its parent has read its exit code: in a container there may be none.
    if (existsSync("/proc/self/stat") && /\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"))) return false;
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It is empty.
  }
}

/** The processes of a shop: its edge server, and Next, which names itself. */
export function processesOf(pid: number): [edge: number, next: number] {
  const commands = familyOf(pid).map(
    (own) => [own, readFileSync(`/proc/${own}/cmdline`, "utf8").replaceAll("\0", " ")] as const,
  );
  const [edge, next] = [/^\S*node .*scripts\/start\.ts/, /^next-server/].map(
    (pattern) => commands.find(([, command]) => pattern.test(command))?.[0],
  );
  if (!next) throw new Error(`No Next among ${JSON.stringify(commands)}`);
  return [edge ?? pid, next];
}
