import { Suspense } from "react";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import type { Typed } from "#lib/browser/staff/desk-facts.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { DEFAULT_LANGUAGE, langOfDefault, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { photoFacts } from "#lib/shop/pictures/photo-facts.ts";
import { namedPack } from "#lib/shop/pictures/picture-files.ts";
import { card } from "#texts/en/card.ts";
import { CartLineRow } from "@/components/cart/cart-line-row";
import { ProductCard } from "@/components/catalogue/product-card";
import { ProductHead } from "@/components/catalogue/product-head";
import { AllInLanguage, InLanguage } from "@/components/layout/in-language";

type Shown = { product: Product; isMeat: boolean; price: number; words: Typed };

/** A product with the values that are typed, as its card, its page and a cart show it. Nothing in it is pressed. */
export function ProductPreview({ inBoth, ...shown }: Shown & { inBoth: boolean }) {
  if (!Number.isSafeInteger(shown.price) || shown.price < 1)
    return <p className="staff-wrong">The price is in whole rupees, from 1.</p>;
  if (shown.words.hidden) return <p>No page shows {shown.product.name}, and nobody can order it.</p>;
  return (
    <div
      className="grid grid-cols-1 gap-3 [&_.product-card]:max-w-68"
      onClickCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Seen {...shown} />
      {inBoth && (
        <Suspense>
          <InLanguage language={SECOND_LANGUAGE}>
            <AllInLanguage language={SECOND_LANGUAGE}>
              <Seen {...shown} />
            </AllInLanguage>
          </InLanguage>
        </Suspense>
      )}
    </div>
  );
}

function Seen({ product, isMeat, price, words }: Shown) {
  const language = useLanguage();
  const t = useTexts(card);
  const translationOf = (name: string) => (language === DEFAULT_LANGUAGE ? undefined : words[`tamil.${name}`]);
  const inLanguage = (name: string) => String(translationOf(name) || words[name]);
  // What is not translated yet is English there, too.
  const langOf = (name: string) => (translationOf(name) ? undefined : langOfDefault(language));
  const lineLang = langOf("cardLine");
  const description = inLanguage("description");
  const { name, slug, category } = product;
  const shown = {
    ...product,
    price,
    line: inLanguage("cardLine"),
    ...(lineLang && { lineLang }),
    ...(isMeat && { meat: true as const }),
    picture: { ...namedPack(product), ...(words.photo && photoFacts(slug, String(words.photo))), alt: "" },
  };
  const none = () => {};
  return (
    <div lang={language} className="grid grid-cols-1 gap-3">
      <ProductCard product={shown} heading="h3" />
      <div className="flood p-4" data-colour={slug}>
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
