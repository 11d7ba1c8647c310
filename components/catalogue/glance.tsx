type Props = { rows: [name: string, fact: string][] };

/** What one wants to know of a product before all else. */
export function Glance({ rows }: Props) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 rounded-pack bg-(--light) p-5">
      {rows.map(([name, fact]) => (
        <div key={name}>
          <dt className="text-(--deep) text-sm">{name}</dt>
          <dd className="font-semibold leading-tight">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
