import { weekdayOf } from "#lib/shop/language/dates.ts";
import { startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { Folded } from "./view-state";

type Choice = readonly [value: string, label: string];

/**
 * A field of a form of facts. Of `choices` one is taken; of `ticks` any number, whose values stand with blanks between.
 */
export type FieldOf = {
  name: string;
  label: string;
  optional?: boolean;
  kind?: "area" | "date" | "number" | "tick";
  /** So many letters it may have. */
  most?: number | null;
  choices?: readonly Choice[];
  ticks?: readonly Choice[];
};
type Props = FieldOf & { value: string | boolean; error?: string; onChange: (value: string | boolean) => void };

/** A control by what it holds, with the letters that are left, or the weekday of a date. */
export function FactField({ name, label, optional, kind, most, choices, ticks, value, error, onChange }: Props) {
  const text = String(value);
  const onText = ({ target }: { target: { value: string } }) => onChange(target.value);
  if (kind === "tick") return <Tick label={label} error={error} isOn={value === true} onChange={onChange} />;
  if (ticks) {
    const chosen = text.split(" ").filter(Boolean);
    const tick = (slug: string) => (isOn: boolean) =>
      onChange((isOn ? [...chosen, slug] : chosen.filter((other) => other !== slug)).join(" "));
    return (
      <Folded summary={`${label}: ${namesOf(chosen, ticks) || "none"}`} className="columns-[14rem]">
        {() =>
          ticks.map(([slug, shown]) => (
            <Tick key={slug} label={shown} isOn={chosen.includes(slug)} onChange={tick(slug)} />
          ))
        }
      </Folded>
    );
  }
  const shared = { label, optional, error };
  if (choices) {
    const words = new Map(choices);
    const shown = (each: string) => words.get(each) ?? each;
    return <SelectField {...shared} value={text} choices={[...words.keys()]} shown={shown} onChange={onText} />;
  }
  const day = kind === "date" && startOfIndianDay(text) ? weekdayOf(text, "en") : null;
  return (
    <Field {...shared} hint={most ? lettersLeft(most - text.trim().length) : day}>
      {(control) => {
        const all = { ...control, name, value: text, onChange: onText, className: "field-input", autoComplete: "off" };
        if (kind === "area") return <textarea {...all} rows={4} />;
        return (
          <input
            {...all}
            type={kind === "date" ? kind : "text"}
            inputMode={kind === "number" ? "numeric" : undefined}
          />
        );
      }}
    </Field>
  );
}

const lettersLeft = (left: number) => (left < 0 ? `${-left} letters too many` : `${left} letters left`);

/** The labels of what is ticked. */
const namesOf = (chosen: string[], ticks: readonly Choice[]) =>
  ticks.flatMap(([slug, shown]) => (chosen.includes(slug) ? [shown] : [])).join(", ");

type TickProps = { label: string; error?: string | undefined; isOn: boolean; onChange: (isOn: boolean) => void };
const Tick = ({ label, error, isOn, onChange }: TickProps) => (
  <>
    <label className="staff-tick">
      <input
        type="checkbox"
        checked={isOn}
        aria-invalid={error !== undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
    {error && (
      <p role="alert" className="staff-wrong">
        {error}
      </p>
    )}
  </>
);
