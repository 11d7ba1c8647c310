import { liveFacts } from "#lib/shop/catalogue/live-facts.ts";
import type { Kitchen, LiveFacts, Notice, Promotion } from "#lib/shop/content/content-types.ts";
import { dayAfter } from "#lib/shop/language/indian-day.ts";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import type { Words } from "#lib/shop/language/words.ts";

/** The notice on top of every page on this day, or null. @param today in India, '2027-01-18' */
export function noticeOn(today: string, { notice }: Pick<LiveFacts, "notice"> = liveFacts()): Notice | null {
  return notice && (notice.from ?? today) <= today && today <= (notice.until ?? today) ? notice : null;
}

/** What is made today or was yesterday, or null. @param today in India */
export function kitchenOn(today: string, { kitchen }: Pick<LiveFacts, "kitchen"> = liveFacts()): Kitchen | null {
  return kitchen && kitchen.day <= today && today <= dayAfter(kitchen.day) ? kitchen : null;
}

/** The festivals of a day, as a page hands them to the browser; undefined for none. @param today in India */
export function festivalsOn(today: string): Promotion[] | undefined {
  const on = liveFacts().promotions.filter(({ from = today, until = today }) => from <= today && today <= until);
  return on.length > 0 ? on.map(({ only: _, ...row }) => row) : undefined;
}

/** The line in a language; one without a translation stays English, and `lang` says so. */
export function lineIn(language: Language, line: Words): { text: string; lang?: typeof DEFAULT_LANGUAGE } {
  const text = line[language];
  return text === undefined ? { text: line.en, lang: DEFAULT_LANGUAGE } : { text };
}
