import type { Language } from "#lib/shop/language/language.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { isUsualStatus } from "#lib/shop/order/order-status.ts";
import { bill } from "#texts/en/bill.ts";
import { customerEmail } from "#texts/en/customer-email.ts";
import { customerSms } from "#texts/en/customer-sms.ts";
import { itemLine } from "#texts/en/item-line.ts";
import { states } from "#texts/en/states.ts";
import { statusWord } from "#texts/en/status-word.ts";
import * as tamilTexts from "#texts/tamil.ts";

const english = {
  mail: translate(customerEmail),
  sms: translate(customerSms),
  bill: translate(bill),
  itemLine: translate(itemLine),
  states: translate(states),
  statusWord: translate(statusWord),
};
export type CustomerTexts = typeof english;

const tamil: CustomerTexts = {
  mail: translate(tamilTexts.customerEmail),
  sms: translate(tamilTexts.customerSms),
  bill: translate(tamilTexts.bill),
  itemLine: translate(tamilTexts.itemLine),
  states: translate(tamilTexts.states),
  statusWord: translate(tamilTexts.statusWord),
};

/** The texts of the messages to customers. For the server alone: it has both languages. */
export const customerTexts = (language: Language): CustomerTexts => (language === "en" ? english : tamil);

/** A status in a customer's words; one that staff made up is in theirs. */
export function statusInWords(status: string, { statusWord }: CustomerTexts): string {
  return isUsualStatus(status) ? statusWord("word", { status }) : status;
}
