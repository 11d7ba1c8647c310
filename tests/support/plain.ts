import { sentenceFrom } from "#lib/shop/language/sentence.ts";

/** The English sentence of a schema's error, as a person reads it. */
export const plain = (error: string | undefined): string | undefined => error && sentenceFrom(error).message;
