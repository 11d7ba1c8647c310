import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { useSwitches } from "#lib/browser/staff/use-switches.ts";
import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { isSample, type Line } from "#lib/shop/pricing/line.ts";
import { QuantityInput } from "@/components/cart/quantity-input";
import { TextField } from "@/components/ui/field";
import { Press } from "./view-state";

/** So many of the products that a word finds are shown. */
const MOST_HITS = 5;

type Props = { lines: Line[]; onChange: (lines: Line[]) => void };

/** The products of an order, new or changed: the shop's own search finds them, a press or Enter adds a pack. */
export function OrderLines({ lines, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed).trim();
  const [search, setSearch] = useState<typeof import("#lib/shop/search/shop-search.ts") | null>();
  // Without an answer no price is known.
  const { data: shop } = useSwitches();
  const soldOut = shop?.sold_out ?? [];
  useEffect(() => {
    import("#lib/shop/search/shop-search.ts").then(setSearch, () => setSearch(null));
  }, []);
  const hitsOf = (text: string) => (text && shop && search?.shopSearch().find(text).slice(0, MOST_HITS)) || [];
  const hits = hitsOf(query);
  const give = (changed: Line, qty: number) =>
    onChange(lines.map((line) => (line === changed ? { ...line, qty } : line)).filter((line) => line.qty > 0));
  const add = ({ name, price }: Omit<Line, "qty">) => {
    const had = lines.find((line) => line.name === name && !isSample(line));
    if (had) give(had, Math.min(had.qty + 1, MAX_QUANTITY));
    else onChange([...lines, { name, qty: 1, price }].slice(0, MAX_LINES));
    setTyped("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    // It saves no order that is only half written down.
    event.preventDefault();
    // What is shown may be a moment behind what was typed.
    const [first] = hitsOf(event.currentTarget.value.trim()).filter(({ slug }) => !soldOut.includes(slug));
    if (first) add(first);
  };
  return (
    <section aria-label="Products">
      <TextField
        label="Add a product"
        hint={
          search === null
            ? "The search did not load. Check the connection, then open this view again."
            : query !== "" && shop && search && hits.length === 0
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
            <Press disabled={soldOut.includes(slug)} onClick={() => add({ name, price })}>
              {name}, {soldOut.includes(slug) ? "sold out" : rupees(price)}
            </Press>
          </li>
        ))}
      </ul>
      <ul className="mt-3" aria-label="Lines">
        {lines.map((line) => (
          <li
            key={`${line.name} ${line.price}`}
            className="mb-2 grid grid-cols-[1fr_4.5rem_auto] items-center gap-3 *:last:col-start-3"
          >
            <span>
              {line.name}, {isSample(line) ? "free sample" : rupees(line.price)}
            </span>
            {!isSample(line) && (
              <QuantityInput
                label={`Packs of ${line.name}`}
                quantity={line.qty}
                onChange={(qty) => give(line, qty)}
                inForm
              />
            )}
            <Press onClick={() => give(line, 0)}>
              Remove<span className="sr-only"> {line.name}</span>
            </Press>
          </li>
        ))}
      </ul>
    </section>
  );
}
