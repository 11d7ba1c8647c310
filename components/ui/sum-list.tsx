export type SumRow = { label: string; value: string; tone?: "plain" | "saving" | "total"; note?: string };

const tones = {
  plain: "",
  saving: "text-leaf",
  total: "border-tamarind-20 border-t pt-2 font-semibold text-xl",
};

/** Labelled amounts one below the other, as on a bill. */
export function SumList({ rows }: { rows: SumRow[] }) {
  return (
    <dl className="mt-4 grid gap-2">
      {rows.map(({ label, value, tone = "plain", note }) => (
        <div key={label} className={`flex justify-between gap-6 ${tones[tone]}`}>
          <dt className={note && "shrink-0"}>{label}</dt>
          <dd className={note ? "text-right" : "shrink-0 text-right"}>
            {value}
            {note && <span className="block font-normal text-sm">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
