import { useState } from "react";
import type { SignInResult } from "#lib/browser/account/sign-in-failure.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { SignInProblem } from "#lib/shop/account/sign-in-messages.ts";
import { signInProblems } from "#texts/en/sign-in-problems.ts";

/** Runs one call to the sign-in provider at a time, and has its result. */
export function useSubmission() {
  const t = useTexts(signInProblems);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);

  /**
   * @param leaves after success the page changes, and the form stays busy until then: nothing may flash up in between
   */
  async function run(work: () => Promise<SignInResult>, leaves = false): Promise<boolean> {
    setProblem(null);
    setBusy(true);
    const outcome = await work();
    if (!outcome.ok) setProblem(outcome.code);
    if (!outcome.ok || !leaves) setBusy(false);
    return outcome.ok;
  }
  return { busy, problem: problem && t(problem), run };
}
