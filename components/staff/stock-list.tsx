import { useState } from "react";
import type { DeskFacts } from "#lib/browser/staff/desk-facts.ts";
import { useSwitch } from "#lib/browser/staff/use-switches.ts";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { type Limits, ProductForm } from "./product-form";
import { Folded, Wrong } from "./view-state";

/** What the files say of products: how long each text may be, and the slugs of what is no vegetarian food. */
export type Filed = { limits: Limits; meat: readonly string[] };

type Props = Filed & { state: ShopState; facts: DeskFacts | undefined };

/** All products with a tick for what is in stock; for an owner each with its price, beside which it is changed. */
export function StockList({ state, facts, limits, meat }: Props) {
  const stock = useSwitch();
  /** What was pressed, until the server has answered. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const press = async (slug: string, in_stock: boolean) => {
    setPressed((before) => new Map(before).set(slug, in_stock));
    await stock.mutateAsync({ path: `/api/products/${slug}`, body: { in_stock } }).catch(() => {});
    setPressed((before) => new Map([...before].filter(([other]) => other !== slug)));
  };
  const isChanged = (slug: string) => facts?.changed.some((key) => key.startsWith(`products/${slug}/`));
  return (
    <section aria-labelledby="stock" className="mt-4 grid gap-3">
      <h2 id="stock">{facts ? "Products" : "Sold out"}</h2>
      <p>Untick what can't be ordered. Every page shows it within a minute.</p>
      {facts && <p>'Change' opens a product's price, words and photo, and hides it.</p>}
      <Wrong error={stock.error} />
      {categories.map((category) => (
        <fieldset key={category.slug} className="card staff-stock columns-[16rem] p-4 has-[summary]:columns-auto">
          <legend className="px-1.5 font-semibold">{category.name}</legend>
          {category.products.map((product) => {
            const { slug, name } = product;
            const of = facts?.products[slug];
            return (
              <div
                key={slug}
                className={`break-inside-avoid ${of ? "flex max-w-160 flex-wrap items-center gap-x-3" : ""}`}
              >
                <label className="flex-1">
                  <input
                    type="checkbox"
                    checked={pressed.get(slug) ?? !isSoldOut(state, slug)}
                    onChange={({ target }) => press(slug, target.checked)}
                  />
                  <span>{name}</span>
                  {isSoldOut(state, slug) && <strong className="mr-3 ml-auto text-chilli">Sold out</strong>}
                </label>
                {of && (
                  <Folded
                    className="[&[open]]:mb-4 [&[open]]:flex-[1_0_100%]"
                    summary={
                      <>
                        <span className="sr-only">{name} </span>
                        {rupees(of.price)} {of.hidden && <strong>Hidden</strong>} <span className="link">Change</span>{" "}
                        {isChanged(slug) && <span className="staff-small">Changed</span>}
                      </>
                    }
                  >
                    {() => <ProductForm product={product} facts={of} limits={limits} isMeat={meat.includes(slug)} />}
                  </Folded>
                )}
              </div>
            );
          })}
        </fieldset>
      ))}
    </section>
  );
}
