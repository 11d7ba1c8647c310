import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from "react-hook-form";
import { useWords } from "./words";

/** A control's name, and the notes about its value. */
export type Labelled = {
  label: string;
  optional?: boolean | undefined;
  /** What is wrong with the value; tied to the control and announced with it. */
  error?: string | undefined;
  /** Worth a look, but not wrong. */
  hint?: string | null | undefined;
};
type FieldProps = Labelled & {
  children: (control: { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined }) => ReactNode;
};

/** A label, its control, and the notes about its value. */
export function Field({ label, optional = false, error, hint, children }: FieldProps) {
  const { word } = useWords();
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label} {optional && <span className="font-normal text-tamarind">{word("optional")}</span>}
      </label>
      {children({ id, "aria-invalid": error !== undefined, "aria-describedby": note ? noteId : undefined })}
      {note && (
        <p id={noteId} className={error ? "text-chilli" : "text-tamarind"} role={error ? undefined : "status"}>
          {note}
        </p>
      )}
    </div>
  );
}

/**
 * What each field of a form takes: how it is registered, and what is wrong with its value. Call it in the order of the
 * fields on the page: of the invalid ones that which was registered first gets the focus.
 */
export const fieldsOf =
  <Form extends FieldValues>({ register, formState }: Pick<UseFormReturn<Form>, "register" | "formState">) =>
  (name: Path<Form>, options?: RegisterOptions<Form>) => ({
    error: formState.errors[name]?.message as string | undefined,
    ...register(name, options),
  });

/** A field of one line: takes what an input takes, also what a form library registers it with. */
export function TextField({ label, optional, error, hint, ...input }: Labelled & ComponentProps<"input">) {
  return (
    <Field label={label} optional={optional} error={error} hint={hint}>
      {(control) => <input className="field-input" {...input} {...control} />}
    </Field>
  );
}
