import type { ReactNode } from "react";
import "./reading.css";

/** Pairs of a name and a text, one below the other, with a line between. */
export function FactList({ facts }: { facts: [name: string, what: ReactNode][] }) {
  return (
    <dl className="fact-list">
      {facts.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
