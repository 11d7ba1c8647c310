/** Names and their values, as they are. */
export function StateList({ rows }: { rows: [name: string, value: string][] }) {
  return (
    <dl className="mt-4 border-tamarind-20 border-t">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-tamarind-20 border-b py-2">
          <dt className="text-tamarind">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
