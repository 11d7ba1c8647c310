import { format } from "node:util";
import { vi } from "vitest";
import type { Ended, Settings } from "./script";
import { inOwnProcess } from "./shop";

const commands = {
  orders: () => import("@/scripts/orders"),
  shop: () => import("@/scripts/shop"),
  backup: () => import("@/scripts/backup"),
};
type Command = { read: (args: string[]) => unknown; carryOut: (read: unknown) => Promise<void> };

/** One of the commands that npm runs, carried out in this process. */
export async function command(name: keyof typeof commands, settings: Settings, ...args: string[]): Promise<Ended> {
  const load = async () => ({
    ...((await commands[name]()) as unknown as Command),
    ...(await import("@/scripts/command/failure-line")),
  });
  let [out, said] = ["", ""];
  const spies = [
    vi.spyOn(console, "log").mockImplementation((...words) => {
      out += `${format(...words)}\n`;
    }),
    vi.spyOn(process.stdout, "write").mockImplementation((part, done?: unknown) => {
      out += part;
      if (typeof done === "function") done();
      return true;
    }),
  ];
  const umask = process.umask();
  try {
    const code = await inOwnProcess(settings, load, async ({ read, carryOut, failureLine }) => {
      try {
        await carryOut(read(args));
        return 0;
      } catch (error) {
        said = `${failureLine(error) ?? (error as Error).stack}\n`;
        return 1;
      }
    });
    return { code, out, said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.umask(umask);
    process.stdout.removeAllListeners("error");
  }
}
