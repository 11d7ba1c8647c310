import type { Failure, Result } from "#lib/browser/api/result.ts";
import type { SignInProblem } from "#lib/shop/account/sign-in-messages.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { signInProblems } from "#texts/en/sign-in-problems.ts";

/**
 * A failure of an account's action. Its code is the key of its sentence, so that a page says it in its own language.
 */
type SignInFailure = Failure & { code: SignInProblem };

/** The result of an account's action. */
export type SignInResult = Exclude<Result, Failure> | SignInFailure;

/** Returns the failure for a problem, with its sentence. */
export function signInFailure(problem: SignInProblem): SignInFailure {
  return { ok: false, code: problem, ...sentencesOf(signInProblems)(problem) };
}
