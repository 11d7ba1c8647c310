import type { Language } from "#lib/shop/language/language.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import { allTaxes } from "#texts/en/all-taxes.ts";
import { bill } from "#texts/en/bill.ts";
import { customerEmail } from "#texts/en/customer-email.ts";
import { customerSms } from "#texts/en/customer-sms.ts";
import { itemLine } from "#texts/en/item-line.ts";
import { states } from "#texts/en/states.ts";
import { statusWord } from "#texts/en/status-word.ts";

/** The texts of the messages to customers. For the server alone: it has all languages. */
export const customerTexts = (language: Language) => ({
  mail: translateIn(language, customerEmail),
  sms: translateIn(language, customerSms),
  bill: translateIn(language, bill),
  itemLine: translateIn(language, itemLine),
  taxes: translateIn(language, allTaxes),
  states: translateIn(language, states),
  statusWord: translateIn(language, statusWord),
});
export type CustomerTexts = ReturnType<typeof customerTexts>;
