import { Suspense } from "react";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import type { Typed } from "#lib/browser/staff/desk-facts.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { photoFacts } from "#lib/shop/pictures/photo-facts.ts";
import { namedPack } from "#lib/shop/pictures/picture-files.ts";
import { card } from "#texts/en/card.ts";
import { CartLineRow } from "@/components/cart/cart-line-row";
import { ProductCard } from "@/components/catalogue/product-card";
import { ProductHead } from "@/components/catalogue/product-head";
import { AllInTamil, InTamil } from "@/components/layout/in-tamil";

type Shown = { product: Product; isMeat: boolean; price: number; words: Typed };

/** A product with the values that are typed, as its card, its page and a cart show it. Nothing in it is pressed. */
export function ProductPreview({ inTamil, ...shown }: Shown & { inTamil: boolean }) {
  if (!Number.isSafeInteger(shown.price) || shown.price < 1)
    return <p className="staff-wrong">The price is in whole rupees, from 1.</p>;
  if (shown.words.hidden) return <p>No page shows {shown.product.name}, and nobody can order it.</p>;
  return (
    <div
      className="staff-seen"
      onClickCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Seen {...shown} />
      {inTamil && (
        <Suspense>
          <InTamil>
            <AllInTamil>
              <Seen {...shown} />
            </AllInTamil>
          </InTamil>
        </Suspense>
      )}
    </div>
  );
}

function Seen({ product, isMeat, price, words }: Shown) {
  const language = useLanguage();
  const t = useTexts(card);
  const tamilOf = (name: string) => (language === "ta" ? words[`tamil.${name}`] : undefined);
  const inLanguage = (name: string) => String(tamilOf(name) || words[name]);
  // What has no Tamil yet is English on a page in Tamil, too.
  const langOf = (name: string) => (language === "en" || tamilOf(name) ? undefined : "en");
  const lineLang = langOf("cardLine");
  const description = inLanguage("description");
  const { name, slug, category } = product;
  const shown = {
    ...product,
    price,
    line: inLanguage("cardLine"),
    ...(lineLang && { lineLang: "en" as const }),
    ...(isMeat && { meat: true as const }),
    picture: { ...namedPack(product), ...(words.photo && photoFacts(slug, String(words.photo))), alt: "" },
  };
  const none = () => {};
  return (
    <div lang={language} className="staff-seen">
      <ProductCard product={shown} heading="h3" />
      <div className="flood" data-colour={slug}>
        <ProductHead product={shown} language={language} mark={t(isMeat ? "meat" : "vegetarian")} heading="h3" />
      </div>
      <p lang={langOf("description")} className="text-lg">
        {description}
      </p>
      <ul>
        <CartLineRow
          line={{ id: slug, name, category, price, description, qty: 1 }}
          change={null}
          onQuantity={none}
          onAcceptPrice={none}
        />
      </ul>
    </div>
  );
}
