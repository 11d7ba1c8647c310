import { Taxes } from "./taxes";

const tones = {
  plain: "",
  saving: "text-leaf",
  total: "sum-total border-tamarind-20 border-t pt-2 font-semibold text-xl",
};

/**
 * The labelled amounts of a bill. Each amount is an element of its own: a browser that translates the page replaces
 * text beside other elements, and React's updates don't reach it any more.
 */
export function SumList({ rows }: { rows: { label: string; value: string; tone?: keyof typeof tones }[] }) {
  return (
    <dl className="mt-4 grid gap-2 lg:in-[.bill]:contents">
      {rows.map(({ label, value, tone = "plain" }) => (
        <div key={label} className={`flex justify-between gap-6 ${tones[tone]}`}>
          <dt className={tone === "total" ? "shrink-0" : undefined}>{label}</dt>
          <dd className={tone === "total" ? "text-right" : "shrink-0 text-right"}>
            <span className="whitespace-nowrap">{value}</span>
            {tone === "total" && <Taxes />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
