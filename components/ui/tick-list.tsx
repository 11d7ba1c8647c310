/** Rows of a name and an amount, one below the other; on paper each gets a box to tick. */
export function TickList({ rows }: { rows: { name: string; value: string }[] }) {
  return (
    <ul className="tick-list grid gap-2 print:block">
      {rows.map(({ name, value }) => (
        <li key={name} className="flex justify-between gap-4">
          <span className="print:flex-1">{name}</span>
          <span className="shrink-0">{value}</span>
        </li>
      ))}
    </ul>
  );
}
