import { Link } from "#lib/browser/language/link.ts";
import { findProduct } from "#lib/shop/catalogue/catalogue.ts";
import { isShown } from "#lib/shop/catalogue/live-facts.ts";
import { dayOf } from "#lib/shop/language/dates.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { kitchenOn, lineIn } from "#lib/shop/shop-state/owners-lines.ts";
import type { KitchenTexts } from "#texts/en/kitchen.ts";

type Props = { language: Language; t: Translate<KitchenTexts>; slug?: string };

/**
 * What the maker makes today or made yesterday. @param slug on this product's page: shown where the line is about it
 */
export function KitchenLine({ language, t, slug }: Props) {
  const line = kitchenOn(indianDay(new Date()));
  if (!line || (slug !== undefined && slug !== line.product)) return null;
  const { text, lang } = lineIn(language, line);
  const product = slug === undefined ? findProduct(line.product ?? "") : undefined;
  const words = <span lang={lang}>{text}</span>;
  return (
    <p className={slug === undefined ? "page mt-6 text-lg" : "mt-3"}>
      <strong>{t("title", { day: dayOf(line.day, language) })}</strong>{" "}
      {product && isShown(product) ? (
        <Link href={`/product-details/${product.slug}`} className="link">
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  );
}
