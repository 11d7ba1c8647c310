import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useSwitches } from "#lib/browser/staff/use-switches.ts";
import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { type DeskLine, pricedLines } from "#lib/shop/desk/desk-draft.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { isSoldOut } from "#lib/shop/shop-state/shop-state.ts";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { TextField } from "@/components/ui/text-field";

/** So many of the products that a word finds are shown. */
const MOST_HITS = 5;

type Props = { lines: DeskLine[]; onChange: (lines: DeskLine[]) => void };

/** The products of an order: the shop's own search finds them, a press adds a pack. */
export function DeskLines({ lines, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed);
  const [search, setSearch] = useState<typeof import("#lib/shop/search/shop-search.ts")>();
  const { data: state } = useSwitches();
  useEffect(() => {
    import("#lib/shop/search/shop-search.ts").then(setSearch, () => {});
  }, []);
  const hits = query.trim() === "" ? [] : (search?.shopSearch.find(query).slice(0, MOST_HITS) ?? []);
  const give = (slug: string, qty: number) =>
    onChange(lines.map((line) => (line.slug === slug ? { slug, qty } : line)).filter((line) => line.qty > 0));
  const add = (slug: string) => {
    const had = lines.find((line) => line.slug === slug);
    if (had) give(slug, Math.min(had.qty + 1, MAX_QUANTITY));
    else onChange([...lines, { slug, qty: 1 }].slice(0, MAX_LINES));
    setTyped("");
    field.current?.focus();
  };
  return (
    <section aria-label="Products" className="staff-desk-lines">
      <TextField
        label="Add a product"
        ref={field}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter takes the first, and does not save the order.
          event.preventDefault();
          if (hits[0]) add(hits[0].slug);
        }}
      />
      <p role="status" className="staff-small">
        {query.trim() !== "" && search && hits.length === 0 && "Nothing is called so."}
      </p>
      <ul aria-label="Found">
        {hits.map(({ slug, name, price }) => (
          <li key={slug}>
            <button
              type="button"
              className="staff-press staff-hit"
              disabled={state && isSoldOut(state, slug)}
              onClick={() => add(slug)}
            >
              <span>{name}</span> <span>{state && isSoldOut(state, slug) ? "sold out" : rupees(price)}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul aria-label="Lines">
        {pricedLines(lines).map(({ slug, name, qty, price }) => (
          <li key={slug}>
            <span>
              {name}, {rupees(price)}
            </span>
            <QuantityStepper name={name} quantity={qty} max={MAX_QUANTITY} onChange={(next) => give(slug, next)}>
              <output aria-label={`Packs of ${name}`}>{qty}</output>
            </QuantityStepper>
          </li>
        ))}
      </ul>
    </section>
  );
}
