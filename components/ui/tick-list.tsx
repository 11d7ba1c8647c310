export type TickRow = { name: string; value: string };

/** Things one below the other and what each comes to; on paper each gets a box to tick. */
export function TickList({ rows }: { rows: TickRow[] }) {
  return (
    <ul className="tick-list grid gap-2">
      {rows.map(({ name, value }) => (
        <li key={name} className="flex justify-between gap-4">
          <span>{name}</span>
          <span className="shrink-0">{value}</span>
        </li>
      ))}
    </ul>
  );
}
