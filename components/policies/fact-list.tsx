import type { ReactNode } from "react";

/** Pairs of a name and a text, one below the other, with a line between. */
export function FactList({ facts }: { facts: [name: string, what: ReactNode][] }) {
  return (
    <dl className="border-tamarind-20 border-t">
      {facts.map(([name, what]) => (
        <div key={name} className="grid gap-x-6 border-tamarind-20 border-b py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="font-semibold text-tamarind">{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
