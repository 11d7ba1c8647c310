"use client";
import { type ComponentProps, useState } from "react";
import { EyeIcon } from "./icons/eye";
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
