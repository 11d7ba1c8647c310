import { type LayoutProps, languageIn } from "#lib/server/pages/page-props.ts";
import { DEFAULT_LANGUAGE } from "#lib/shop/language/language.ts";
import { CheckoutFrame } from "@/app/_frame/checkout-frame";
import { framePropsIn } from "@/app/_frame/frame-props";
import { AllInLanguage } from "@/components/layout/in-language";

/** What is around the two pages of the checkout. */
export default async function CheckoutLayout(props: LayoutProps) {
  const language = await languageIn(props);
  const frame = <CheckoutFrame {...framePropsIn(language)}>{props.children}</CheckoutFrame>;
  return language === DEFAULT_LANGUAGE ? frame : <AllInLanguage language={language}>{frame}</AllInLanguage>;
}
