import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { useSwitches } from "#lib/browser/staff/use-switches.ts";
import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { type DeskLine, pricedLines } from "#lib/shop/desk/desk-draft.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { TextField } from "@/components/ui/text-field";
import { Press } from "./view-state";

/** So many of the products that a word finds are shown. */
const MOST_HITS = 5;

type Props = { lines: DeskLine[]; onChange: (lines: DeskLine[]) => void };

/** The products of an order: the shop's own search finds them, a press or Enter adds a pack. */
export function DeskLines({ lines, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed).trim();
  const [search, setSearch] = useState<typeof import("#lib/shop/search/shop-search.ts") | null>();
  const soldOut = useSwitches().data?.sold_out ?? [];
  useEffect(() => {
    import("#lib/shop/search/shop-search.ts").then(setSearch, () => setSearch(null));
  }, []);
  const hitsOf = (text: string) => (text && search?.shopSearch.find(text).slice(0, MOST_HITS)) || [];
  const hits = hitsOf(query);
  const give = (slug: string, qty: number) =>
    onChange(lines.map((line) => (line.slug === slug ? { slug, qty } : line)).filter((line) => line.qty > 0));
  const add = (slug: string) => {
    const had = lines.find((line) => line.slug === slug);
    if (had) give(slug, Math.min(had.qty + 1, MAX_QUANTITY));
    else onChange([...lines, { slug, qty: 1 }].slice(0, MAX_LINES));
    setTyped("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    // It saves no order that is only half written down.
    event.preventDefault();
    // What is shown may be a moment behind what was typed.
    const [first] = hitsOf(event.currentTarget.value.trim()).filter(({ slug }) => !soldOut.includes(slug));
    if (first) add(first.slug);
  };
  return (
    <section aria-label="Products">
      <TextField
        label="Add a product"
        hint={
          search === null
            ? "The search did not load. Check the connection, then open this view again."
            : query !== "" && search && hits.length === 0
              ? "Nothing is called so"
              : null
        }
        ref={field}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <ul aria-label="Found">
        {hits.map(({ slug, name, price }) => (
          <li key={slug}>
            <Press disabled={soldOut.includes(slug)} onClick={() => add(slug)}>
              {name}, {soldOut.includes(slug) ? "sold out" : rupees(price)}
            </Press>
          </li>
        ))}
      </ul>
      <dl className="staff-sums">
        {pricedLines(lines).map(({ slug, name, qty, price }) => (
          <div key={slug}>
            <dt>
              {name}, {rupees(price)}
            </dt>
            <dd>
              <QuantityStepper name={name} quantity={qty} max={MAX_QUANTITY} onChange={(next) => give(slug, next)}>
                <output aria-label={`Packs of ${name}`}>{qty}</output>
              </QuantityStepper>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
