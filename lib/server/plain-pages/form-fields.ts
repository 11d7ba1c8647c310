import "server-only";
import { type Html, html } from "#lib/shop/messages/html.ts";

/** Fields that a form passes on without showing them. */
export function hiddenFields(fields: [name: string, value: string][]): Html {
  return html`${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}`;
}

type Field = {
  name: string;
  label: string;
  value: string;
  /** What is wrong with the value. */
  error?: string | undefined;
  optional?: boolean;
  type?: "text" | "tel" | "email";
  autocomplete: string;
  inputmode?: "numeric" | "tel";
  /** The first wrong field of the form: the browser goes there. */
  first?: boolean;
  /** A choice of these in place of a text. */
  choices?: readonly string[];
  hint?: string;
};

/** A field with its label, and with what is wrong with it tied to it. */
export function field({ name, label, error, optional, hint, ...control }: Field): Html {
  const note = error ?? hint;
  return html`<div class="field"><label for="${name}">${label}${optional ? html` <i>(optional)</i>` : ""}</label>
${controlOf(name, note !== undefined, error !== undefined, control)}
${note !== undefined && html`<p id="${name}-note" class="${error === undefined ? "small" : "wrong"}">${note}</p>`}</div>`;
}

type Control = Omit<Field, "name" | "label" | "error" | "optional" | "hint">;

function controlOf(name: string, noted: boolean, wrong: boolean, control: Control): Html {
  const { value, type = "text", autocomplete, inputmode, first, choices } = control;
  const shared = html`id="${name}" name="${name}" autocomplete="${autocomplete}"${noted && html` aria-describedby="${name}-note"`}${wrong && html` aria-invalid="true"`}${first === true && html` autofocus`}`;
  if (!choices)
    return html`<input ${shared} type="${type}" value="${value}"${inputmode !== undefined && html` inputmode="${inputmode}"`}>`;
  const option = (choice: string) =>
    choice === value ? html`<option selected>${choice}</option>` : html`<option>${choice}</option>`;
  return html`<select ${shared}><option value="">Choose a state</option>${choices.map(option)}</select>`;
}
