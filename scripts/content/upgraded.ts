import { DEFAULT_LANGUAGE, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";

/**
 * A record of an earlier release in today's form, `{"en": …, "ta": …}` for each text. Its Tamil texts were beside the
 * English ones (`tamilName`), and under their names in a member `tamil`. Any other record is left as it is.
 */
export function upgraded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upgraded);
  if (!isRecord(value)) return value;
  const { tamil, ...record } = value;
  const texts = isRecord(tamil) ? { ...tamil } : {};
  for (const [name, text] of Object.entries(record)) {
    const [, first = "", rest = ""] = /^tamil([A-Z])(.*)/.exec(name) ?? [];
    if (first) delete record[name];
    if (first) texts[first.toLowerCase() + rest] = text;
    else record[name] = upgraded(text);
  }
  return translated(record, texts);
}

/** The record with these Tamil texts beside its English ones. */
function translated(english: Record<string, unknown>, tamil: Record<string, unknown>): Record<string, unknown> {
  const both = Object.entries(tamil).map(([name, text]) => {
    const one = english[name];
    if (isRecord(text)) return [name, translated(isRecord(one) ? one : {}, text)];
    return [name, { [DEFAULT_LANGUAGE]: one, [SECOND_LANGUAGE]: text }];
  });
  return { ...english, ...Object.fromEntries(both) };
}
