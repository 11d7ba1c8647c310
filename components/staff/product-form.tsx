import { type DeskFacts, storeTyped, type Typed, typedFacts } from "#lib/browser/staff/desk-facts.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { FactForm } from "./fact-form";
import { PhotoField } from "./photo-frame";
import { ProductPreview } from "./product-preview";
import { UnusedPhotos } from "./unused-photos";
import { Press } from "./view-state";

/** What the page of the desk knows of the files: how long each text may be, and what is no vegetarian food. */
export type Limits = Record<"cardLine" | "description" | "tamil.cardLine" | "tamil.description", number | null>;

type Props = { product: Product; facts: DeskFacts["products"][string]; limits: Limits; isMeat: boolean };

/** The facts of one product. */
export function ProductForm({ product, facts, limits, isMeat }: Props) {
  const { tamil } = facts;
  const choosePhoto = (photo: string) => storeTyped(product.slug, { ...typedFacts.read()[product.slug], photo });
  const text = (name: keyof Limits, label: string, isLong = false) => ({
    name,
    label,
    most: limits[name],
    kind: isLong ? ("area" as const) : undefined,
    optional: name.startsWith("tamil."),
  });
  return (
    <FactForm
      id={product.slug}
      from={{
        price: String(facts.price),
        hidden: facts.hidden,
        photo: facts.photo ?? "",
        cardLine: facts.cardLine,
        "tamil.cardLine": tamil.cardLine ?? "",
        description: facts.description,
        "tamil.description": tamil.description ?? "",
      }}
      fields={[
        { name: "price", label: "Price in rupees", kind: "number" },
        text("cardLine", "Card line"),
        text("tamil.cardLine", "Card line in Tamil"),
        text("description", "Description", true),
        text("tamil.description", "Description in Tamil", true),
        { name: "hidden", label: "Hidden: no page shows it, nobody can order it", kind: "tick" },
      ]}
      publication={(_, changed) => ({
        path: `/api/products/${product.slug}`,
        body: bodyOf(changed),
        said: `${product.name} is changed.`,
      })}
      preview={(typed, changed) => (
        <ProductPreview
          product={product}
          isMeat={isMeat}
          price={Number(typed.price)}
          words={typed}
          inBoth={Object.keys(changed).some((name) => Object.hasOwn(limits, name))}
        />
      )}
    >
      <PhotoField slug={product.slug} onPhoto={choosePhoto} />
      {facts.photo && <Press onClick={() => choosePhoto("")}>Show the drawn pack again</Press>}
      <UnusedPhotos {...product} onDeleted={() => choosePhoto(facts.photo ?? "")} />
    </FactForm>
  );
}

/** The changed fields as the API takes them; null takes a text in Tamil, or the photo, away. */
function bodyOf({ price, photo, ...changed }: Typed): object {
  const [tamil = [], others = []] = [true, false].map((isTamil) =>
    Object.entries(changed).filter(([name]) => name.startsWith("tamil.") === isTamil),
  );
  return {
    ...(price !== undefined && { price: Number(price) }),
    ...(photo !== undefined && { photo: photo || null }),
    ...Object.fromEntries(others),
    ...(tamil.length > 0 && { tamil: Object.fromEntries(tamil.map(([name, text]) => [name.slice(6), text || null])) }),
  };
}
