import type { Metadata } from "next";
import type { ReactNode } from "react";
import { siteMetadata } from "#lib/server/pages/page-metadata.ts";
import { languageIn } from "#lib/server/pages/page-props.ts";
import { Document } from "@/app/_frame/document";
import { InTamil } from "@/components/layout/in-tamil";

type Props = { params: Promise<{ language: string }>; children: ReactNode };

/** No page has another language: proxy.ts gives each address its own. */
export const dynamicParams = false;
export const generateStaticParams = () => [{ language: "en" }, { language: "ta" }];
export const generateMetadata = async (props: Props): Promise<Metadata> => siteMetadata(await languageIn(props));

export default async function LanguageLayout(props: Props) {
  const document = <Document>{props.children}</Document>;
  return (await languageIn(props)) === "ta" ? <InTamil>{document}</InTamil> : document;
}
