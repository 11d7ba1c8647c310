"use client";
import { type ComponentProps, useState } from "react";
import { Icon, type IconProps } from "./icons/icon";
import { useWords } from "./words";

/** A password's input with the button that shows what is typed. */
export function PasswordInput({ className = "", ...props }: ComponentProps<"input">) {
  const { words } = useWords();
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input {...props} type={shown ? "text" : "password"} className={`${className} pr-14`} spellCheck={false} />
      <button
        type="button"
        aria-label={words.showPassword}
        aria-pressed={shown}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center text-tamarind hover:text-chilli"
        onClick={() => setShown(!shown)}
      >
        <EyeIcon closed={!shown} className="size-6" />
      </button>
    </div>
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
