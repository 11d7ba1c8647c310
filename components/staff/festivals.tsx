import type { ReactNode } from "react";
import { type DeskFacts, type Publication, type Typed, usePublish } from "#lib/browser/staff/desk-facts.ts";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { staffDate, weekdayOf } from "#lib/shop/language/dates.ts";
import { indianDay, startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { type Festival, festivalId, festivalState, withFestival } from "#lib/shop/shop-state/festival-rows.ts";
import type { FieldOf } from "./fact-field";
import { FactForm } from "./fact-form";
import { Folded, Press } from "./view-state";

const publicationOf = (promotions: Festival[], said: string): Publication => ({
  path: "/api/shop",
  body: { promotions },
  said,
});

/** The festivals, each with its days and where it stands; a new one at the end. */
export function Festivals({ facts, used }: { facts: DeskFacts; used: ReadonlySet<string> }) {
  const publish = usePublish();
  const rows: Festival[] = facts.promotions;
  const today = indianDay(new Date());
  const remove = (row: Festival) => {
    const others = rows.filter(({ id }) => id !== row.id);
    publish.mutate(publicationOf(others, `${row.name.en} is removed.`));
  };
  return (
    <Folded className="card staff-totals" summary={`Festivals: ${rows.length}`}>
      {() => (
        <>
          {rows.map((row) => (
            <Folded
              key={row.id}
              summary={`${row.name.en} ${row.percent}% for ${forWhat(row)}, ${daysOf(row)}: ${festivalState(row, today)}`}
            >
              {() => (
                <FestivalForm row={row} facts={facts} used={used}>
                  <Press onClick={() => remove(row)}>Remove {row.name.en}</Press>
                </FestivalForm>
              )}
            </Folded>
          ))}
          <Folded summary="A new festival">{() => <FestivalForm facts={facts} used={used} />}</Folded>
        </>
      )}
    </Folded>
  );
}

const daysOf = ({ from, until }: Festival) => [from, until].map((day) => day && staffDate(day)).join(" to ");

/** The names of what it takes something off. */
const forWhat = ({ only }: Festival) =>
  [
    ...categories.filter(({ slug }) => only?.categories?.includes(slug)),
    ...products.filter(({ slug }) => only?.products?.includes(slug)),
  ]
    .map(({ name }) => name)
    .join(", ") || "everything";

const FIELDS: FieldOf[] = [
  { name: "name.en", label: "Name" },
  { name: "name.ta", label: "Name in Tamil", optional: true },
  { name: "percent", label: "Percent off", kind: "number" },
  { name: "from", label: "First day", kind: "date" },
  { name: "until", label: "Last day", kind: "date" },
  { name: "only.categories", label: "Only for categories", ticks: categories.map(({ slug, name }) => [slug, name]) },
  { name: "only.products", label: "Only for products", ticks: products.map(({ slug, name }) => [slug, name]) },
];

type Props = { row?: Festival; facts: DeskFacts; used: ReadonlySet<string>; children?: ReactNode };

/** One festival, or a new one. */
function FestivalForm({ row, facts, used, children }: Props) {
  const rows: Festival[] = facts.promotions;
  const place = row ? rows.indexOf(row) : rows.length;
  const from = {
    "name.en": row?.name.en ?? "",
    "name.ta": row?.name.ta ?? "",
    percent: row ? String(row.percent) : "",
    from: row?.from ?? "",
    until: row?.until ?? "",
    "only.categories": row?.only?.categories?.join(" ") ?? "",
    "only.products": row?.only?.products?.join(" ") ?? "",
  };
  return (
    <FactForm
      id={`festival ${row?.id ?? "new"}`}
      from={from}
      at={`promotions.${place}.`}
      fields={FIELDS}
      publication={(typed) => {
        const typedRow = festivalOf(typed, row, used);
        return publicationOf(withFestival(rows, typedRow), `${typedRow.name.en} is published.`);
      }}
      preview={(typed) => <FestivalPreview festival={festivalOf(typed, row, used)} facts={facts} />}
    >
      {children}
    </FactForm>
  );
}

/** What is typed as a row; what the form doesn't show stays. */
function festivalOf(typed: Typed, row: Festival | undefined, used: ReadonlySet<string>): Festival {
  const text = (name: string) => String(typed[name]);
  const slugs = (name: string) => text(name).split(" ").filter(Boolean);
  const only = Object.entries({ categories: slugs("only.categories"), products: slugs("only.products") });
  const some = only.filter(([, ticked]) => ticked.length > 0);
  return {
    ...row,
    id: row?.id ?? festivalId(text("name.en"), text("from"), used),
    name: { en: text("name.en"), ...(typed["name.ta"] && { ta: text("name.ta") }) },
    percent: Number(typed.percent),
    from: text("from"),
    until: text("until"),
    only: some.length > 0 ? Object.fromEntries(some) : undefined,
  };
}

/** What three packs cost on the first day, of a product that it is for, and what its card shows. */
function FestivalPreview({ festival, facts }: { festival: Festival; facts: DeskFacts }) {
  const { percent, from = "", until = "", only, name } = festival;
  const product = products.find(
    ({ slug, categorySlug }) => !only || only.products?.includes(slug) || only.categories?.includes(categorySlug),
  );
  if (!product || !Number.isSafeInteger(percent) || !startOfIndianDay(from) || until < from)
    return <p className="staff-wrong">Fill in the percent, both days and what it is for.</p>;
  const price = facts.products[product.slug]?.price ?? 0;
  const packs = (qty: number) =>
    quote([{ name: product.name, price, qty }], newGuest, from, [{ ...festival, products: undefined }]);
  const one = packs(1);
  const three = packs(3);
  return (
    <>
      <p>
        It is for {forWhat(festival)}. On {weekdayOf(from, "en")} three packs of {product.name} cost{" "}
        <strong>{rupees(three.total)}</strong> instead of {rupees(three.subtotal)}.
      </p>
      <p className="card staff-totals">
        {product.name} <span className="font-semibold text-leaf">{name.en}</span>{" "}
        <span className="font-display text-2xl">{rupees(one.total)}</span> <s>{rupees(one.subtotal)}</s>
      </p>
    </>
  );
}
