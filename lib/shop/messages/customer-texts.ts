import type { Language } from "#lib/shop/language/language.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { isUsualStatus } from "#lib/shop/order/order-status.ts";
import { allTaxes } from "#texts/en/all-taxes.ts";
import { bill } from "#texts/en/bill.ts";
import { customerEmail } from "#texts/en/customer-email.ts";
import { customerSms } from "#texts/en/customer-sms.ts";
import { itemLine } from "#texts/en/item-line.ts";
import { states } from "#texts/en/states.ts";
import { statusWord } from "#texts/en/status-word.ts";
import * as tamilTexts from "#texts/tamil.ts";

const english = { customerEmail, customerSms, bill, itemLine, states, statusWord, allTaxes };
const textsOf = (texts: typeof english) => ({
  mail: translate(texts.customerEmail),
  sms: translate(texts.customerSms),
  bill: translate(texts.bill),
  itemLine: translate(texts.itemLine),
  taxes: translate(texts.allTaxes),
  states: translate(texts.states),
  statusWord: translate(texts.statusWord),
});
export type CustomerTexts = ReturnType<typeof textsOf>;

/** The texts of the messages to customers. For the server alone: it has both languages. */
export const customerTexts = (language: Language): CustomerTexts => textsOf({ en: english, ta: tamilTexts }[language]);

/** A status in a customer's words; one that staff made up is in theirs. */
export function statusInWords(status: string, { statusWord }: CustomerTexts): string {
  return isUsualStatus(status) ? statusWord("word", { status }) : status;
}
