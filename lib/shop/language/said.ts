import type { Texts } from "./message.ts";
import { fill } from "./translate.ts";

/** A message with gaps as it reads in English, and where its translation is. */
type Pattern = { pattern: RegExp; gaps: string[]; translated: Texts; key: string };

/** Stands where a value would be filled in; no text has it. */
const GAP = "\u0000";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Makes the function that finds a sentence's translation by its English: for the sentences of schemas, of the API and of stored
 * orders, which are in English whatever the page's language is. A text that none of these parts has is returned as it is.
 * A value inside a sentence is translated too, if it is a sentence itself.
 * @param parts the texts of a part in English, and the same in the page's language. Their messages have gaps alone: no tags, no
 *   plurals
 */
export function saidIn(parts: readonly (readonly [english: Texts, translated: Texts])[]): (english: string) => string {
  const whole = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [english, translated] of parts)
    for (const key of Object.keys(translated)) {
      const message = english[key];
      if (typeof message === "string") whole.set(message, fill(translated, key) as string);
      else patterns.push({ ...patternOf(english, key), translated, key });
    }
  const said = (text: string): string => {
    const known = whole.get(text);
    if (known !== undefined) return known;
    for (const { pattern, gaps, translated, key } of patterns) {
      const found = pattern.exec(text);
      if (!found) continue;
      const values = gaps.map((gap, index) => [gap, said(found[index + 1] ?? "")]);
      return fill(translated, key, Object.fromEntries(values)) as string;
    }
    return text;
  };
  return said;
}

function patternOf(english: Texts, key: string): Pick<Pattern, "pattern" | "gaps"> {
  const gaps: string[] = [];
  const values = new Proxy({}, { has: () => true, get: (_, gap) => gaps.push(String(gap)) && GAP });
  const text = fill(english, key, values) as string;
  return { pattern: new RegExp(`^${text.split(GAP).map(escaped).join("(.+)")}$`), gaps };
}
