import "server-only";
import { asLanguage, DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";

/** What a page in both languages gets from its address. @template Own the parameters beside the language */
export type PageProps<Own = unknown> = { params: Promise<{ language: Language } & Own> };

/** The language of a layout, whose parameters Next types as any text: proxy.ts lets no other one through. */
export const languageIn = async ({ params }: { params: Promise<{ language: string }> }): Promise<Language> =>
  asLanguage((await params).language) ?? DEFAULT_LANGUAGE;
