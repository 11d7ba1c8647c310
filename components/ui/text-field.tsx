import type { ComponentProps } from "react";
import { Field, type Labelled } from "./field";

/** A field of one line: takes what an input takes, also what a form library registers it with. */
export function TextField({ label, optional, error, hint, ...input }: Labelled & ComponentProps<"input">) {
  return (
    <Field label={label} optional={optional} error={error} hint={hint}>
      {(control) => <input className="field-input" {...input} {...control} />}
    </Field>
  );
}
