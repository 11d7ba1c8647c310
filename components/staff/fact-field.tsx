import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { weekdayOf } from "#lib/shop/language/dates.ts";
import { startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { Folded } from "./view-state";

type Choice = readonly [value: string, label: string];

/** A field of a form of facts. Of `choices` one is taken; of `ticks` any number. */
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
type Props = FieldOf & {
  control: UseFormRegisterReturn;
  value: string | boolean | string[];
  error?: string;
  onChange: (value: string[]) => void;
};

/** A control by what it holds, with the letters that are left, or the weekday of a date. */
export function FactField(props: Props) {
  const { label, optional, kind, most, choices, ticks, control, value, error, onChange } = props;
  if (kind === "tick") return <Tick label={label} error={error} {...control} />;
  if (ticks) {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <>
        <Folded summary={`${label}: ${namesOf(chosen, ticks) || "none"}`} className="staff-ticks">
          {() =>
            ticks.map(([slug, shown]) => (
              <Tick
                key={slug}
                label={shown}
                checked={chosen.includes(slug)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
                }
              />
            ))
          }
        </Folded>
        {error && <WrongTick>{error}</WrongTick>}
      </>
    );
  }
  const shared = { label, optional, error };
  if (choices) {
    const words = new Map(choices);
    const shown = (each: string) => words.get(each) ?? each;
    return <SelectField {...shared} {...control} choices={[...words.keys()]} shown={shown} />;
  }
  const text = String(value);
  const day = kind === "date" && startOfIndianDay(text) ? weekdayOf(text, "en") : null;
  return (
    <Field {...shared} hint={most ? lettersLeft(most - text.length) : day}>
      {(named) => {
        const all = { ...named, ...control, className: "field-input", autoComplete: "off" };
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

type TickProps = ComponentProps<"input"> & { label: string; error?: string | undefined };
const Tick = ({ label, error, ...input }: TickProps) => (
  <>
    <label className="staff-tick">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
    {error && <WrongTick>{error}</WrongTick>}
  </>
);

const WrongTick = ({ children }: { children: string }) => (
  <p role="alert" className="staff-wrong">
    {children}
  </p>
);
