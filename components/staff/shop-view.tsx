"use client";
import { useState } from "react";
import { useSwitches, useSwitchStock } from "#lib/browser/staff/use-switches.ts";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { isSoldOut } from "#lib/shop/shop-state/shop-state.ts";
import { LinksSwitch } from "./links-switch";
import { PauseForm } from "./pause-form";
import { ViewState, Wrong } from "./view-state";

/** The switches that every page shows within a minute: sold out, and a pause of all orders. */
export function ShopView() {
  const { data: state, error, refetch } = useSwitches();
  const stock = useSwitchStock();
  /** What was pressed, until the server has answered. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const press = async (slug: string, inStock: boolean) => {
    setPressed((before) => new Map(before).set(slug, inStock));
    await stock.mutateAsync({ slug, inStock }).catch(() => {});
    setPressed((before) => new Map([...before].filter(([other]) => other !== slug)));
  };
  if (!state) return <ViewState heading="Shop" error={error} retry={refetch} loading="Fetching the switches" />;
  return (
    <>
      <h1>Shop</h1>
      <PauseForm key={`${state.orders_paused} ${state.reopens_on}`} state={state} />
      <section aria-labelledby="stock" className="staff-section">
        <h2 id="stock">Sold out</h2>
        <p>Untick what can't be ordered. Every page shows it within a minute.</p>
        <Wrong error={stock.error} />
        {categories.map((category) => (
          <fieldset key={category.slug} className="card staff-stock">
            <legend>{category.name}</legend>
            {category.products.map(({ slug, name }) => (
              <label key={slug}>
                <input
                  type="checkbox"
                  checked={pressed.get(slug) ?? !isSoldOut(state, slug)}
                  onChange={({ target }) => press(slug, target.checked)}
                />
                <span>{name}</span>
                {isSoldOut(state, slug) && <strong>Sold out</strong>}
              </label>
            ))}
          </fieldset>
        ))}
      </section>
      <LinksSwitch />
    </>
  );
}
