import { createElement } from "react";
import { otherName } from "#lib/shop/catalogue/names.ts";
import type { Named } from "#lib/shop/content/content-types.ts";
import { useLanguage } from "./texts.ts";

type Props = { names: Named["names"]; as?: "p" | "span"; className?: string };

/** The name below a name: in the other language. */
export function OtherName({ names, as = "p", className }: Props) {
  const { lang, text } = otherName(useLanguage(), { names });
  return createElement(as, { lang, className }, text);
}
