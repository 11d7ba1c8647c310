import type { ReactNode } from "react";
import { get } from "react-hook-form";
import { type FactFormOptions, type Typed, useFactForm } from "#lib/browser/staff/use-fact-form.ts";
import { FactField, type FieldOf } from "./fact-field";
import { Press } from "./view-state";

type Props = Omit<FactFormOptions, "shown"> & {
  fields: FieldOf[];
  preview: (typed: Typed, changed: Typed) => ReactNode;
  children?: (write: (name: string, value: string) => void) => ReactNode;
};

/** A form of facts: 'Preview' shows them as customers would see them, and only then they can be published. */
export function FactForm({ fields, preview, children, ...options }: Props) {
  const shown = fields.map(({ name }) => name);
  const { form, typed, changed, isChanged, isPreviewed, isPublishing, ...facts } = useFactForm({ ...options, shown });
  const { errors } = form.formState;
  return (
    <form noValidate className="staff-facts" onSubmit={facts.onSubmit}>
      {fields.map((field) => (
        <FactField
          key={field.name}
          {...field}
          control={form.register(field.name)}
          value={typed[field.name] ?? ""}
          error={get<typeof errors, { message?: string }>(errors, field.name)?.message}
          onChange={(value) => facts.write(field.name, value)}
        />
      ))}
      {children?.(facts.write)}
      {isPreviewed && isChanged && (
        <section aria-label="Preview" className="staff-preview">
          {preview(typed, changed)}
        </section>
      )}
      {errors.root && Object.keys(errors).length === 1 && (
        <p role="alert" className="staff-wrong">
          {errors.root.message}
        </p>
      )}
      <div className="staff-actions">
        <button type="submit" className="button" disabled={!isChanged || isPublishing}>
          {isPreviewed && isChanged ? "Publish" : "Preview"}
        </button>
        {isChanged && <Press onClick={facts.forget}>Forget what I typed</Press>}
      </div>
    </form>
  );
}
