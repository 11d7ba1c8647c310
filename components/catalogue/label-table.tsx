import type { Product } from "@/lib/shop/catalogue";
import type { LabelFacts } from "@/lib/shop/label";
import { sampleNotice } from "@/lib/shop/label-facts";
import { pricePerGram, rupees } from "@/lib/shop/money";
import { shop } from "@/lib/shop/shop";

/** What the pack's label says, as Indian rules ask a shop to show it before the sale. */
export function LabelTable({ product, facts }: { product: Product; facts: LabelFacts }) {
  const { line1, line2, city, state, pincode, country } = shop.address;
  const rows: [label: string, value: string][] = [
    ["Category", product.category],
    ["Availability", product.inStock ? "In Stock" : "Sold out"],
    ["Net quantity", `${product.grams} g`],
    ["MRP", `${rupees(product.price)} (incl. of all taxes), ${pricePerGram(product.price, product.grams)} per gram`],
    ["Food type", "Vegetarian"],
    ["Ingredients", facts.ingredients.join(", ")],
    ["Allergens", facts.allergens.length > 0 ? `Contains ${facts.allergens.join(", ")}` : "None among the ingredients"],
    ["Storage", facts.storage],
    ["Best before", `${facts.bestBeforeMonths} months from packing`],
    ["Made by", `${shop.legalName}, ${line1}, ${line2}, ${city}, ${state} - ${pincode}`],
    ["Country of origin", country],
    ["FSSAI licence", shop.fssaiLicence],
  ];
  return (
    <section>
      <h2 className="text-3xl">On the label</h2>
      <p className="notice mt-4">{sampleNotice}</p>
      <dl className="mt-4">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 border-tamarind-20 border-b py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold text-tamarind">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
