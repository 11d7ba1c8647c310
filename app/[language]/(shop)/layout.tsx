import { type LayoutProps, languageIn } from "#lib/server/pages/page-props.ts";
import { taglineIn } from "#lib/shop/facts/shop-texts.ts";
import { framePropsIn } from "@/app/_frame/frame-props";
import { ShopFrame } from "@/app/_frame/shop-frame";

/** Header, footer and bars around a page of the shop. */
export default async function ShopLayout(props: LayoutProps) {
  const language = await languageIn(props);
  return (
    <ShopFrame {...framePropsIn(language)} tagline={taglineIn(language)}>
      {props.children}
    </ShopFrame>
  );
}
