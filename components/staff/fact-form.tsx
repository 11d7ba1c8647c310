import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  type Publication,
  storeTyped,
  type Typed,
  typedFacts,
  usePublish,
  wrongFields,
} from "#lib/browser/staff/desk-facts.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { FactField, type FieldOf } from "./fact-field";
import { Press, Wrong } from "./view-state";

type Props = {
  /** Names what is typed, while the tab stays. */
  id: string;
  /** The facts as they are. */
  from: Typed;
  fields: FieldOf[];
  /** What stands before a field's name where the server names it: 'notice.'. */
  at?: string;
  /** What 'Publish' sends. @param changed the fields that differ */
  publication: (typed: Typed, changed: Typed) => Publication;
  preview: (typed: Typed, changed: Typed) => ReactNode;
  children?: ReactNode;
};

/** A form of facts: 'Preview' shows them as customers would see them, and only then they can be published. */
export function FactForm({ id, from, fields, at = "", publication, preview, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const [refused, setRefused] = useState<Typed>({});
  const stored = useStore(typedFacts, undefined, (all) => all[id]);
  const publish = usePublish();
  const typed = { ...from, ...stored };
  const changed = Object.fromEntries(Object.entries(stored ?? {}).filter(([name, value]) => value !== from[name]));
  const isChanged = Object.keys(changed).length > 0;
  const wrong = wrongFields(publish.error);
  // What was typed anew since it was refused is not wrong until it is sent.
  const errorOf = ({ name }: FieldOf) => (typed[name] === refused[name] ? wrong[at + name] : undefined);
  useEffect(() => {
    if (publish.error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [publish.error]);
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-160 grid-cols-1 gap-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        const sent: Publication = { ...publication(trimmed(typed), trimmed(changed)), typed: [id, stored ?? {}] };
        setRefused(typed);
        // What can't be published has no preview: the same rules are asked before both.
        if (isPreviewed) publish.mutate(sent, { onSuccess: () => setPreviewed(false) });
        else {
          const { said: _, ...checked } = sent;
          publish.mutate({ ...checked, path: `${sent.path}?check=yes` }, { onSuccess: () => setPreviewed(true) });
        }
      }}
    >
      {fields.map((field) => (
        <FactField
          key={field.name}
          {...field}
          value={typed[field.name] ?? ""}
          error={errorOf(field)}
          onChange={(value) => storeTyped(id, { ...stored, [field.name]: value })}
        />
      ))}
      {children}
      {isPreviewed && isChanged && (
        <section
          aria-label="Preview"
          className="grid grid-cols-1 gap-3 rounded-2xl border-2 border-brass-40 border-dashed p-4"
        >
          {preview(trimmed(typed), changed)}
        </section>
      )}
      {Object.keys(wrong).length > 0 && !fields.some((field) => wrong[at + field.name]) && (
        <Wrong error={publish.error} />
      )}
      <div className="staff-actions">
        <button type="submit" className="button" disabled={!isChanged || publish.isPending}>
          {isPreviewed && isChanged ? "Publish" : "Preview"}
        </button>
        {isChanged && <Press onClick={() => storeTyped(id, {})}>Forget what I typed</Press>}
      </div>
    </form>
  );
}

/** Blanks at the ends are removed. */
const trimmed = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
  );
