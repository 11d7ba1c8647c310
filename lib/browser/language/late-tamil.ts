import { FailedCall, type Failure } from "#lib/browser/result.ts";
import { failureSentence } from "#lib/shop/failure-sentence.ts";
import { saidIn } from "#lib/shop/language/said.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { addressFields as addressFieldsEn } from "#texts/en/address-fields.ts";
import { addressModal as addressModalEn } from "#texts/en/address-modal.ts";
import { cartBar as cartBarEn } from "#texts/en/cart-bar.ts";
import { consent as consentEn } from "#texts/en/consent.ts";
import { fields as fieldsEn } from "#texts/en/fields.ts";
import { fourPacks as fourPacksEn } from "#texts/en/four-packs.ts";
import { guestPrompt as guestPromptEn } from "#texts/en/guest-prompt.ts";
import { noAnswer as noAnswerEn } from "#texts/en/no-answer.ts";
import { offerPopup as offerPopupEn } from "#texts/en/offer-popup.ts";
import { offerRules as offerRulesEn } from "#texts/en/offer-rules.ts";
import { outcome as outcomeEn } from "#texts/en/outcome.ts";
import { pickList as pickListEn } from "#texts/en/pick-list.ts";
import { pincode as pincodeEn } from "#texts/en/pincode.ts";
import { queueBar as queueBarEn } from "#texts/en/queue-bar.ts";
import { refusals as refusalsEn } from "#texts/en/refusals.ts";
import { sampleRules as sampleRulesEn } from "#texts/en/sample-rules.ts";
import { search as searchEn } from "#texts/en/search.ts";
import { states as statesEn } from "#texts/en/states.ts";
import { addressFields } from "#texts/ta/address-fields.ts";
import { addressModal } from "#texts/ta/address-modal.ts";
import { cartBar } from "#texts/ta/cart-bar.ts";
import { consent } from "#texts/ta/consent.ts";
import { fields } from "#texts/ta/fields.ts";
import { fourPacks } from "#texts/ta/four-packs.ts";
import { guestPrompt } from "#texts/ta/guest-prompt.ts";
import { noAnswer } from "#texts/ta/no-answer.ts";
import { offerPopup } from "#texts/ta/offer-popup.ts";
import { offerRules } from "#texts/ta/offer-rules.ts";
import { outcome } from "#texts/ta/outcome.ts";
import { pickList } from "#texts/ta/pick-list.ts";
import { pincode } from "#texts/ta/pincode.ts";
import { queueBar } from "#texts/ta/queue-bar.ts";
import { refusals } from "#texts/ta/refusals.ts";
import { sampleRules } from "#texts/ta/sample-rules.ts";
import { search } from "#texts/ta/search.ts";
import { states } from "#texts/ta/states.ts";
import type { PairOfTexts } from "./texts.ts";

/** The Tamil texts of what opens after the page has loaded: search, dialogs, and what the shop answers. */
export const parts: PairOfTexts[] = [
  [addressFieldsEn, addressFields],
  [addressModalEn, addressModal],
  [cartBarEn, cartBar],
  [consentEn, consent],
  [fieldsEn, fields],
  [fourPacksEn, fourPacks],
  [guestPromptEn, guestPrompt],
  [noAnswerEn, noAnswer],
  [offerPopupEn, offerPopup],
  [offerRulesEn, offerRules],
  [outcomeEn, outcome],
  [pickListEn, pickList],
  [pincodeEn, pincode],
  [queueBarEn, queueBar],
  [refusalsEn, refusals],
  [sampleRulesEn, sampleRules],
  [searchEn, search],
  [statesEn, states],
];

/** Finds the Tamil of a sentence that comes in English: of the schemas, of the API, and of this browser about its calls. */
export const said = saidIn([
  [fieldsEn, fields],
  [refusalsEn, refusals],
  [noAnswerEn, noAnswer],
  [outcomeEn, outcome],
  [sampleRulesEn, sampleRules],
  [offerRulesEn, offerRules],
]);

/** The sentence of a failure. */
export function say(problem: Failure | Error): string {
  const failed = problem instanceof FailedCall ? problem.failure : problem;
  const code = "code" in failed ? String(failed.code) : "";
  return failureSentence({ code, message: failed.message }, said, translate(refusals));
}
