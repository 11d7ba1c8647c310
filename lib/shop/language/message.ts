import type { CompiledMessage } from "icu-minify/format";

/** What fills a gap of a message. */
type Value = string | number;

declare const gaps: unique symbol;
/**
 * A text of the pages, compiled from its ICU message (scripts/content/text-modules.ts).
 * @template Gaps the names of its gaps, as `name` in '{name} removed'
 * @template Tags the names of its tags, as `terms` in 'Read our <terms>Terms</terms>'
 */
export type ParsedMessage<Gaps extends string = never, Tags extends string = never> = CompiledMessage & {
  readonly [gaps]?: [Gaps, Tags];
};

/** The texts of one part of the pages, by their keys. */
// biome-ignore lint/suspicious/noExplicitAny: any gaps, any tags
export type Texts = Record<string, ParsedMessage<any, any>>;

/** The key under which a part in English has its own name, by which the Tamil ones are found. No text has it. */
export const PART = "$";
export const partName = (english: Texts): string => String(english[PART]);

export type GapsOf<M> = M extends ParsedMessage<infer Gaps, string> ? Gaps : never;
type TagsOf<M> = M extends ParsedMessage<string, infer Tags> ? Tags : never;
type Filled<Names extends string, With> = { [Name in Names]: With };

/**
 * What a message asks for beside its key: nothing, or an object with a value for each gap and a function for each tag.
 */
export type Filling<M, Element> = [GapsOf<M> | TagsOf<M>] extends [never]
  ? []
  : [values: Filled<GapsOf<M>, Value> & Filled<TagsOf<M>, (words: (string | Element)[]) => Element>];

/** The keys of the messages without gaps and tags. */
export type PlainKey<T extends Texts> = {
  [Key in keyof T & string]: Filling<T[Key], string> extends [] ? Key : never;
}[keyof T & string];
