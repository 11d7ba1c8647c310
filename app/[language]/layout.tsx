import type { Metadata } from "next";
import { siteMetadata } from "#lib/server/pages/page-metadata.ts";
import { type LayoutProps, languageIn } from "#lib/server/pages/page-props.ts";
import { DEFAULT_LANGUAGE, languageCodes } from "#lib/shop/language/language.ts";
import { Document } from "@/app/_frame/document";
import { InLanguage } from "@/components/layout/in-language";

/** No page has another language: proxy.ts gives each address its own. */
export const dynamicParams = false;
export const generateStaticParams = () => languageCodes.map((language) => ({ language }));
export const generateMetadata = async (props: LayoutProps): Promise<Metadata> => siteMetadata(await languageIn(props));

export default async function LanguageLayout(props: LayoutProps) {
  const document = <Document>{props.children}</Document>;
  const language = await languageIn(props);
  return language === DEFAULT_LANGUAGE ? document : <InLanguage language={language}>{document}</InLanguage>;
}
