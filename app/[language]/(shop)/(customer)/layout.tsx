import { type LayoutProps, languageIn } from "#lib/server/pages/page-props.ts";
import { DEFAULT_LANGUAGE } from "#lib/shop/language/language.ts";
import { AllInLanguage } from "@/components/layout/in-language";

/** Around the pages of the cart and of an account. */
export default async function CustomerLayout(props: LayoutProps) {
  const language = await languageIn(props);
  if (language === DEFAULT_LANGUAGE) return props.children;
  return <AllInLanguage language={language}>{props.children}</AllInLanguage>;
}
