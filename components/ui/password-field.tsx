import { type ComponentProps, useState } from "react";
import { Field, type Labelled } from "./field";
import { Icon, type IconProps } from "./icons";
import { useWords } from "./words";

/** A field for a password, with the button that shows what is typed. */
export function PasswordField({ label, optional, error, hint, ...input }: Labelled & ComponentProps<"input">) {
  const { word } = useWords();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} optional={optional} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            className="field-input pr-14"
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            spellCheck={false}
          />
          <button
            type="button"
            aria-label={word("showPassword")}
            aria-pressed={shown}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-tamarind hover:text-chilli"
            onClick={() => setShown(!shown)}
          >
            <EyeIcon closed={!shown} className="size-6" />
          </button>
        </div>
      )}
    </Field>
  );
}

/** An eye, struck out while the password is hidden. */
function EyeIcon({ closed, ...props }: IconProps & { closed: boolean }) {
  return (
    <Icon {...props}>
      <path d="M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
      {closed && <path d="m4 4 16 16" />}
    </Icon>
  );
}
