import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { allergenIn, type textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { consumerCare, importer, licenceIn, packer, shopTextsIn } from "#lib/shop/facts/shop-texts.ts";
import { type Language, langOfDefault } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { langOf } from "#lib/shop/language/words.ts";
import type { ProductTexts } from "#texts/en/product.ts";

type Props = {
  product: Product;
  texts: ReturnType<typeof textsOf>;
  language?: Language;
  t: Translate<ProductTexts>;
};
/** The nutrients that are part of one above: they stand below it as on a pack. */
const PART = /Sugars|Fat/;

/** The content of the pack's label, which Indian rules require a shop to show before the sale: open, for everybody. */
export function LabelTable({ product: { grams }, texts, language = "en", t }: Props) {
  const { allergens, servingGrams, additives, nutrition, ...label } = texts.label;
  const warnings = allergens.map((each) => allergenIn(language, each));
  const { line1, line2, city, state, pincode } = shop.address;
  const english = langOfDefault(language);
  // A row without a value is left out.
  const rows: [name: string, value: string | number | null | undefined, lang?: "en"][] = [
    [t("netQuantity"), t("grams", { grams })],
    [t("serving"), servingGrams && t("servings", { servingGrams, count: Math.floor(grams / servingGrams) })],
    [t("foodType"), t(label.vegetarian ? "vegetarian" : "meat")],
    [t("ingredients"), label.ingredients.join(", "), langOf(texts, "label.ingredients")],
    [t("additives"), additives && (additives.join(", ") || t("noAdditives")), langOf(texts, "label.additives")],
    [t("allergens"), allergens.length > 0 ? t("contains", { allergens: warnings.join(", ") }) : t("noAllergens")],
    [t("storage"), label.storage, langOf(texts, "label.storage")],
    [t("bestBefore"), t("months", { months: label.bestBeforeMonths })],
    [t("madeBy"), `${shop.legalName}, ${line1}, ${line2}, ${city}, ${state} - ${pincode}`, english],
    [t("packedBy"), packer, english],
    [t("importedBy"), importer, english],
    [t("consumerCare"), consumerCare, english],
    [t("origin"), shopTextsIn(language).address.country],
    licenceIn(language) ?? ["", null],
  ];
  return (
    <section className="mt-16 grid items-start gap-x-16 gap-y-4 lg:grid-cols-2">
      <h2 className="col-span-full text-3xl">{t("onTheLabel")}</h2>
      {!label.confirmed && <p className="notice col-span-full">{t("sampleLabel")}</p>}
      <dl>
        {rows
          .filter(([, value]) => value)
          .map(([name, value, lang]) => (
            <div key={name} className="grid gap-x-4 border-tamarind-20 border-b py-2 sm:grid-cols-[10rem_1fr]">
              <dt className="font-semibold text-tamarind">{name}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
      </dl>
      {nutrition && (
        <table className="w-full">
          <caption className="pb-2 text-left font-display text-xl">{t("nutrition")}</caption>
          <tbody>
            {Object.entries(nutrition).map(([name, amount]) => (
              <tr key={name} className="border-tamarind-20 border-b text-left">
                <th scope="row" className={`py-2 ${PART.test(name) ? "pl-4 font-normal" : ""}`}>
                  {t("nutrient", { name })}
                </th>
                <td className="whitespace-nowrap text-right">{t("amount", { name, amount })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
