import { env } from "#lib/server/env.ts";
import type { Finding } from "./finding.ts";
import { examineMessages } from "./messages.ts";
import { examineProxies } from "./proxies.ts";
import { examineSite } from "./site.ts";
import { examineStore } from "./store.ts";

const MARKS = { ready: "ok     ", missing: "MISSING", hint: "hint   " };

/** What is not ready for the public, a line each with its cure. Changes nothing and sends nothing. */
export async function examine(): Promise<{ isReady: boolean; report: string }> {
  const settings = env();
  const parts = await Promise.all([examineMessages(settings), examineStore(settings), examineProxies(settings)]);
  const findings: Finding[] = [...examineSite(settings), ...parts.flat()];
  const lines = findings.map(({ state, text }) => `${MARKS[state]}  ${text}`);
  const count = findings.filter(({ state }) => state === "missing").length;
  const sum = count === 0 ? "The shop is ready to go live." : `${count} of ${findings.length} are missing.`;
  return { isReady: count === 0, report: [...lines, sum].join("\n") };
}
