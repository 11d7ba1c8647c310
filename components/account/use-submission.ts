import { useState } from "react";
import type { Result } from "#lib/browser/result.ts";

/** Runs one call to the sign-in provider at a time, and has its result. */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @param leaves after success the page changes, and the form stays busy until then: nothing may flash up in between */
  async function run(work: () => Promise<Result>, leaves = false): Promise<boolean> {
    setProblem(null);
    setBusy(true);
    const outcome = await work();
    if (!outcome.ok) setProblem(outcome.message);
    if (!outcome.ok || !leaves) setBusy(false);
    return outcome.ok;
  }
  return { busy, problem, run };
}
