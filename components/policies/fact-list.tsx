import { createElement, type ReactNode } from "react";

type Fact = readonly [name: ReactNode, what: ReactNode];

/** Pairs of a name and a text, one below the other, with a line between. */
export function FactList({ facts }: { facts: Fact[] }) {
  return createElement("dl", { className: "border-tamarind-20 border-t" }, ...facts.map(row));
}

const row = ([name, what]: Fact) => (
  <div className="border-tamarind-20 border-b py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-x-6">
    <dt className="font-semibold text-tamarind">{name}</dt>
    <dd>{what}</dd>
  </div>
);
