import type { ComponentProps } from "react";
import { Field, type Labelled } from "./field";
import { ChevronIcon } from "./icons";

type Props = Labelled &
  ComponentProps<"select"> & {
    choices: readonly string[];
    /** Left out where there is always a choice. */
    none?: string;
    /** How a choice is shown, where that is not its value. */
    shown?: (choice: string) => string;
  };

/** One of several choices, or none of them yet: `none` is the text of that. */
export function SelectField({ label, optional, error, hint, choices, none, shown, ...select }: Props) {
  return (
    <Field label={label} optional={optional} error={error} hint={hint}>
      {(control) => (
        <span className="relative">
          <select className="field-input appearance-none pr-11" {...select} {...control}>
            {none !== undefined && <option value="">{none}</option>}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {shown ? shown(choice) : choice}
              </option>
            ))}
          </select>
          <ChevronIcon className="pointer-events-none absolute top-3.5 right-3 size-5 text-tamarind" />
        </span>
      )}
    </Field>
  );
}
