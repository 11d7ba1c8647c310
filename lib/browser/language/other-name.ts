import { createElement } from "react";
import { otherName } from "#lib/shop/catalogue/names.ts";
import { useLanguage } from "./texts.ts";

type Props = { name: string; tamilName: string; as?: "p" | "span"; className?: string };

/** The name below a name: Tamil on a page in English, English on one in Tamil. */
export function OtherName({ name, tamilName, as = "p", className }: Props) {
  const { lang, text } = otherName(useLanguage(), { name, tamilName });
  return createElement(as, { lang, className }, text);
}
