import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { type FieldValues, get, set, useForm } from "react-hook-form";
import * as z from "zod/mini";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { sentenceFrom } from "#lib/shop/language/sentence.ts";
import { type Publication, usePublish, wrongFields } from "./desk-facts.ts";

/** What stands in a form, by its fields' names, of which 'name.en' is one. */
export type Typed = Record<string, string | boolean | string[]>;

const text = z.string();
const typedSchema = z.record(text, z.record(text, z.union([text, z.boolean(), z.array(text)])));

/**
 * What was typed and is not published, by form, while the tab stays: also after the session has ended, and after a
 * phone has thrown the page out of its memory for its camera.
 */
const typedFacts = storageItem("sessionStorage", "staff_typed", checkWithSchema(typedSchema), {});
const storeTyped = (form: string, typed: Typed) => typedFacts.write({ ...typedFacts.read(), [form]: typed });

export type FactFormOptions = {
  /** Names what is typed, while the tab stays. */
  id: string;
  /** The facts as they are. */
  from: Typed;
  /** Is it for a fact that is not there yet? Then the form is empty once it is published. */
  isNew?: boolean;
  /** The names of the fields that show what is wrong with them. */
  shown: string[];
  /** What stands before a field's name in what is sent: 'notice.'. */
  at?: string;
  /** The API's own, so that what can't be published has no preview. */
  schema: z.core.$ZodType;
  /** What 'Publish' sends. @param changed the fields that differ */
  publication: (typed: Typed, changed: Typed) => Publication;
};

/**
 * A form of facts: its first press asks for a preview, the second one publishes. Fields that nobody typed into follow
 * the facts; what is typed while a change is being published stays.
 */
export function useFactForm({ id, from, isNew, shown, at = "", schema, publication }: FactFormOptions) {
  const [isPreviewed, setPreviewed] = useState(false);
  const [stored] = useState(() => Object.entries(typedFacts.read()[id] ?? {}));
  const publish = usePublish();
  const typedIn = (values: FieldValues): Typed =>
    Object.fromEntries(Object.keys(from).map((name) => [name, trimmed(get(values, name))]));
  const changedIn = (typed: Typed): Typed =>
    Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSame(value, from[name])));
  const publicationOf = (typed: Typed) => publication(typed, changedIn(typed));
  /** Whatever no field can show is said below them all. */
  const fieldOf = (path: string) => {
    const name = path.startsWith(at) ? path.slice(at.length) : path;
    return shown.includes(name) ? name : "root";
  };
  const form = useForm<FieldValues>({
    values: nested(from),
    resetOptions: { keepDirtyValues: true },
    resolver(values) {
      const checked = z.safeParse(schema, publicationOf(typedIn(values)).body);
      if (checked.success) return { values, errors: {} };
      const errors = {};
      for (const { path, message } of checked.error.issues.toReversed())
        set(errors, fieldOf(path.join(".")), { type: "schema", message: sentenceFrom(message).message });
      return { values: {}, errors };
    },
  });
  // The photo and the ticks too, which no control of the library's holds: only what is registered can be set back.
  for (const name of Object.keys(from)) form.register(name);
  const { setValue, setError, formState } = form;
  const typed = typedIn(form.watch());
  const changed = changedIn(typed);
  const write = (name: string, value: string | boolean | string[]) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  const restore = useEffectEvent(() => {
    for (const [name, value] of stored) if (Array.isArray(value) === Array.isArray(from[name])) write(name, value);
  });
  useLayoutEffect(restore, []);
  const store = useEffectEvent(() => storeTyped(id, changed));
  const written = JSON.stringify(changed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored again when it differs
  useLayoutEffect(() => void store(), [written]);
  const mark = useEffectEvent((wrong: Record<string, string>) => {
    for (const [path, message] of Object.entries(wrong)) setError(fieldOf(path), { message }, { shouldFocus: true });
  });
  useEffect(() => mark(wrongFields(publish.error)), [publish.error]);

  const onSubmit = form.handleSubmit((values) => {
    if (!isPreviewed) return setPreviewed(true);
    const sent = typedIn(values);
    publish.mutate({
      ...publicationOf(sent),
      onPublished() {
        setPreviewed(false);
        for (const [name, value] of Object.entries(sent))
          if (isSame(trimmed(form.getValues(name)), value))
            form.resetField(name, { defaultValue: isNew ? from[name] : value });
      },
    });
  });
  return {
    form,
    typed,
    changed,
    isChanged: Object.keys(changed).length > 0,
    isPreviewed,
    isPublishing: publish.isPending,
    onSubmit,
    /** Stored at once, too: the form may be closed by the time a photo has arrived. */
    write(name: string, value: string | boolean | string[]) {
      storeTyped(id, { ...typedFacts.read()[id], [name]: value });
      write(name, value);
    },
    forget() {
      setPreviewed(false);
      form.reset(nested(from), { keepDirtyValues: false });
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Blanks at the ends are removed. */
const trimmed = <T>(value: T) => (typeof value === "string" ? value.trim() : value);

/** The form library reads a point in a field's name as a step into an object. */
function nested(typed: Typed): FieldValues {
  const values = {};
  for (const [name, value] of Object.entries(typed)) set(values, name, value);
  return values;
}
