import { type GapsOf, partName, type Texts } from "./message.ts";
import { fill } from "./translate.ts";

/** What fills a gap of a sentence. */
type Value = string | number | Sentence;

/**
 * A sentence for a customer: in English, as the API says it, and as a code from which it is made in the reader's
 * language: the name of its text, 'refusals.soldOut', and what fills its gaps. One that is for staff alone, or that
 * staff wrote, has no code.
 */
export type Sentence = { message: string; text?: string | undefined; values?: Record<string, Value> | undefined };

type Gaps<T extends Texts, Key extends keyof T> = [GapsOf<T[Key]>] extends [never]
  ? []
  : [values: { [Gap in GapsOf<T[Key]>]: Value }];

/** Makes the sentences of a part: `sentence("soldOut", { name })`. */
export function sentencesOf<T extends Texts>(english: T) {
  return <Key extends keyof T & string>(key: Key, ...[values]: Gaps<T, Key>): Sentence => ({
    message: filled(english, key, values, ({ message }) => message),
    text: `${partName(english)}.${key}`,
    ...(values && { values }),
  });
}

/** The same as the errors of a schema, which can only be texts; `sentenceFrom` reads them. */
export function errorsOf<T extends Texts>(english: T) {
  const sentence = sentencesOf(english);
  return <Key extends keyof T & string>(key: Key, ...values: Gaps<T, Key>): string =>
    JSON.stringify(sentence(key, ...values));
}

/** The sentence with these texts; in English where they lack it, as on a page that is older than the server. */
export function sentenceIn(
  texts: Readonly<Record<string, Texts>> | undefined,
  { message, text, values }: Sentence,
): string {
  const [part = "", key = ""] = text?.split(".") ?? [];
  const own = texts?.[part];
  return own && key in own ? filled(own, key, values, (inner) => sentenceIn(texts, inner)) : message;
}

function filled(texts: Texts, key: string, values: object | undefined, say: (inner: Sentence) => string): string {
  const given = Object.entries(values ?? {}).map(([gap, value]) => [gap, isSentence(value) ? say(value) : value]);
  return fill(texts, key, Object.fromEntries(given)) as string;
}

/** The sentence that a schema's error stands for, or that earlier versions stored as a text. */
export function sentenceFrom(error: string): Sentence {
  if (!error.startsWith('{"message":')) return { message: error };
  const parsed: unknown = JSON.parse(error);
  return isSentence(parsed) ? parsed : { message: error };
}

/** Checks what came from the wire, or from storage. */
export function isSentence(value: unknown): value is Sentence {
  if (typeof value !== "object" || value === null) return false;
  const { message, text } = value as Record<string, unknown>;
  return typeof message === "string" && (text === undefined || typeof text === "string");
}
