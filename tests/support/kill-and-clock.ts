import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * Loaded into the built shop before its own code (node --import), so that the shop needs no hook for tests: it dies at the
 * commit of a write that KILL_PLAN's file names, and its clock runs CLOCK_AHEAD milliseconds ahead, and at each SIGUSR2 61 seconds more.
 */
const { KILL_PLAN = "", CLOCK_AHEAD = "0" } = process.env;

/**
 * Dies right before or right after the nth write since the plan was written is committed. Writes that come together share a
 * commit, and how many do is chance: so the writes are counted.
 */
export type KillPlan = { write: number; when: "before" | "after" };

const realNow = Date.now;
let ahead = Number(CLOCK_AHEAD);
Date.now = () => realNow() + ahead;
process.on("SIGUSR2", () => {
  ahead += 61_000;
  // A signal is handled some time after it was sent: e2e-killed-shop, which sends it, waits for this line.
  console.log(`clock ahead by ${ahead} ms`);
});

/** How the store ends one of the writes of a commit (lib/server/store/sqlite-writes). */
const END_OF_WRITE = "RELEASE one";
const realExec = DatabaseSync.prototype.exec;
let writes = 0;
let committed = 0;
DatabaseSync.prototype.exec = function (sql) {
  if (sql !== END_OF_WRITE && sql !== "COMMIT") return realExec.call(this, sql);
  const plan = readPlan();
  if (sql === END_OF_WRITE && plan) writes += 1;
  const isNow = sql === "COMMIT" && plan && committed < plan.write && plan.write <= writes;
  if (isNow && plan.when === "before") dieNow();
  realExec.call(this, sql);
  if (sql === "COMMIT") committed = writes;
  if (isNow) dieNow();
};

/** Null until the test has written one: what the shop commits while it starts does not count. */
function readPlan(): KillPlan | null {
  try {
    return JSON.parse(readFileSync(KILL_PLAN, "utf8")) as KillPlan;
  } catch {
    return null;
  }
}

function dieNow(): void {
  process.kill(process.pid, "SIGKILL");
}
