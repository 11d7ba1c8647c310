import { createElement, type ReactNode } from "react";
import "./reading.css";

type Fact = readonly [name: ReactNode, what: ReactNode];

/** Pairs of a name and a text, one below the other, with a line between. */
export function FactList({ facts }: { facts: Fact[] }) {
  return createElement("dl", { className: "fact-list" }, ...facts.map(row));
}

const row = ([name, what]: Fact) => (
  <div>
    <dt>{name}</dt>
    <dd>{what}</dd>
  </div>
);
