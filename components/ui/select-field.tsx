import type { ComponentProps } from "react";
import { Field, type Labelled } from "./field";

type Props = Labelled & ComponentProps<"select"> & { choices: readonly string[]; none: string };

/** One of several choices, or none of them yet: `none` is the text of that. */
export function SelectField({ label, optional, error, hint, choices, none, ...select }: Props) {
  return (
    <Field {...{ label, optional, error, hint }}>
      {(control) => (
        <select className="field-input" {...select} {...control}>
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
