import "server-only";
import type { ReactNode } from "react";
import { asLanguage, DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";

/** What a page in both languages gets from its address. @template Own the parameters beside the language */
export type PageProps<Own = unknown> = { params: Promise<{ language: Language } & Own> };

/** What a layout in both languages gets. Next types its parameters as any text: proxy.ts lets no other one through. */
export type LayoutProps = { params: Promise<{ language: string }>; children: ReactNode };

/** The language of a layout. */
export const languageIn = async ({ params }: LayoutProps): Promise<Language> =>
  asLanguage((await params).language) ?? DEFAULT_LANGUAGE;
