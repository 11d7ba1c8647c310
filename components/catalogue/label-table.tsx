import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { sampleNotice } from "#lib/shop/catalogue/catalogue-texts.ts";
import type { ProductTexts } from "#lib/shop/content/content-types.ts";
import { shop } from "#lib/shop/shop.ts";
import { ChevronIcon } from "@/components/ui/icons/chevron";

type Props = { product: Product; label: ProductTexts["label"] };

/** The content of the pack's label, which Indian rules require a shop to show before the sale; folded until it is asked for. */
export function LabelTable({ product, label }: Props) {
  const { line1, line2, city, state, pincode, country } = shop.address;
  const rows: [label: string, value: string][] = [
    ["Net quantity", `${product.grams} g`],
    ["Food type", label.vegetarian ? "Vegetarian" : "Non-vegetarian"],
    ["Ingredients", label.ingredients.join(", ")],
    ["Allergens", label.allergens.length > 0 ? `Contains ${label.allergens.join(", ")}` : "None among the ingredients"],
    ["Storage", label.storage],
    ["Best before", `${label.bestBeforeMonths} months from packing`],
    ["Made by", `${shop.legalName}, ${line1}, ${line2}, ${city}, ${state} - ${pincode}`],
    ["Country of origin", country],
    ["FSSAI licence", shop.fssaiLicence],
  ];
  return (
    <details className="label-facts border-brass-40 border-t">
      <summary className="flex min-h-13 cursor-pointer items-center justify-between">
        <h2 className="text-2xl">On the label</h2>
        <ChevronIcon className="size-6" />
      </summary>
      {!label.confirmed && <p className="notice mt-4">{sampleNotice}</p>}
      <dl className="mt-4">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 border-tamarind-20 border-b py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold text-tamarind">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
