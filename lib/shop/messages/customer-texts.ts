import type { Language } from "#lib/shop/language/language.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { isUsualStatus } from "#lib/shop/order/order-status.ts";
import { bill } from "#texts/en/bill.ts";
import { customerEmail } from "#texts/en/customer-email.ts";
import { customerSms } from "#texts/en/customer-sms.ts";
import { itemLine } from "#texts/en/item-line.ts";
import { states } from "#texts/en/states.ts";
import { statusWord } from "#texts/en/status-word.ts";
import { bill as billTa } from "#texts/ta/bill.ts";
import { customerEmail as customerEmailTa } from "#texts/ta/customer-email.ts";
import { customerSms as customerSmsTa } from "#texts/ta/customer-sms.ts";
import { itemLine as itemLineTa } from "#texts/ta/item-line.ts";
import { states as statesTa } from "#texts/ta/states.ts";
import { statusWord as statusWordTa } from "#texts/ta/status-word.ts";

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
  mail: translate(customerEmailTa),
  sms: translate(customerSmsTa),
  bill: translate(billTa),
  itemLine: translate(itemLineTa),
  states: translate(statesTa),
  statusWord: translate(statusWordTa),
};

/** The texts of the messages to customers. For the server alone: it has both languages. */
export const customerTexts = (language: Language): CustomerTexts => (language === "en" ? english : tamil);

/** A status in a customer's words; one that staff made up is in theirs. */
export function statusInWords(status: string, { statusWord }: CustomerTexts): string {
  return isUsualStatus(status) ? statusWord("word", { status }) : status;
}
