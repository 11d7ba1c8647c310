import { carriers } from "#lib/server/outbox/channels/registry.ts";
import { env } from "#lib/server/settings/env.ts";
import type { Finding } from "#lib/server/settings/finding.ts";
import { contentFolder } from "../content/folders.ts";
import { reportOf } from "../content/report.ts";
import { examineProxies } from "./proxies.ts";
import { examineSite } from "./site.ts";
import { examineStore } from "./store.ts";

const MARKS = { ready: "ok     ", missing: "MISSING", hint: "hint   " };

/**
 * What is wrong in the content and the settings, and what is not ready for the public, a line each with its cure. With
 * a mistake in them nothing else is tried. Changes nothing and sends nothing.
 * @returns `canStart`: a build and a start succeed; `isReady`: the shop can be opened to the public
 */
export async function examine() {
  const { mistakes, hints, samples } = await reportOf(contentFolder());
  if (mistakes.length > 0) return { canStart: false, isReady: false, text: [...mistakes, ...hints].join("\n") };
  const settings = env();
  const ways = carriers().map(({ examine }) => examine());
  const parts = await Promise.all([...ways, examineStore(settings), examineProxies(settings)]);
  const findings: Finding[] = [...examineSite(settings, samples), ...parts.flat()];
  const lines = findings.map(({ state, text }) => `${MARKS[state]}  ${text}`);
  const count = findings.filter(({ state }) => state === "missing").length;
  const sum = count === 0 ? "The shop is ready to go live." : `${count} of ${findings.length} are missing.`;
  const text = [...hints, "The content and the settings can be built and started.", ...lines, sum].join("\n");
  return { canStart: true, isReady: count === 0, text };
}
