import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import type { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { fssaiRow } from "#lib/shop/fssai.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { langOf } from "#lib/shop/language/translated.ts";
import { shop } from "#lib/shop/shop.ts";
import { shopTextsIn } from "#lib/shop/shop-texts.ts";
import type { ProductTexts } from "#texts/en/product.ts";
import { ChevronIcon } from "@/components/ui/icons/chevron";

type Props = {
  product: Product;
  texts: ReturnType<typeof textsOf>;
  language?: Language;
  t: Translate<ProductTexts>;
};

/** The content of the pack's label, which Indian rules require a shop to show before the sale; folded until it is asked for. */
export function LabelTable({ product, texts, language = "en", t }: Props) {
  const { label } = texts;
  const { allergens } = label;
  const { line1, line2, city, state, pincode } = shop.address;
  const { country } = shopTextsIn(language).address;
  const rows: [label: string, value: string, lang?: "en"][] = [
    [t("netQuantity"), t("grams", { grams: product.grams })],
    [t("foodType"), t(label.vegetarian ? "vegetarian" : "meat")],
    [t("ingredients"), label.ingredients.join(", "), langOf(texts, "label.ingredients")],
    [t("allergens"), allergens.length > 0 ? t("contains", { allergens: allergens.join(", ") }) : t("noAllergens")],
    [t("storage"), label.storage, langOf(texts, "label.storage")],
    [t("bestBefore"), t("months", { months: label.bestBeforeMonths })],
    [t("madeBy"), `${shop.legalName}, ${line1}, ${line2}, ${city}, ${state} - ${pincode}`],
    [t("origin"), country],
  ];
  const fssai = fssaiRow(language);
  if (fssai) rows.push(fssai);
  return (
    <details className="label-facts border-brass-40 border-t">
      <summary className="flex min-h-13 cursor-pointer items-center justify-between">
        <h2 className="text-2xl">{t("onTheLabel")}</h2>
        <ChevronIcon className="size-6" />
      </summary>
      {!label.confirmed && <p className="notice mt-4">{t("sampleLabel")}</p>}
      <dl className="mt-4">
        {rows.map(([name, value, lang]) => (
          <div key={name} className="grid gap-x-4 border-tamarind-20 border-b py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold text-tamarind">{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
