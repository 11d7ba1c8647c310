import { FailedCall, type Failure } from "#lib/browser/result.ts";
import { failureSentence } from "#lib/shop/failure-sentence.ts";
import { partName } from "#lib/shop/language/message.ts";
import { saidIn } from "#lib/shop/language/said.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { fields } from "#texts/en/fields.ts";
import { noAnswer } from "#texts/en/no-answer.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { outcome } from "#texts/en/outcome.ts";
import { type RefusalsTexts, refusals } from "#texts/en/refusals.ts";
import { sampleRules } from "#texts/en/sample-rules.ts";
import type { TamilTexts } from "./texts.ts";

/**
 * Says in Tamil what comes in English: the sentences of the schemas, of the API, and of this browser about its calls.
 * @returns `said` finds the Tamil of such a sentence, `say` that of a failure
 */
export function answersIn(tamil: TamilTexts) {
  const refusal = translate(tamil[partName(refusals)] as RefusalsTexts);
  const said = saidIn(
    [fields, refusals, noAnswer, outcome, sampleRules, offerRules].map((part) => [part, tamil[partName(part)] ?? part]),
  );
  function say(problem: Failure | Error): string {
    const failed = problem instanceof FailedCall ? problem.failure : problem;
    const code = "code" in failed ? String(failed.code) : "";
    return failureSentence({ code, message: failed.message }, said, refusal);
  }
  return { said, say };
}
