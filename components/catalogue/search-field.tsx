import type { FocusEvent, RefObject } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { category } from "#texts/en/category.ts";
import { CloseIcon } from "@/components/ui/icons/close";
import { SearchIcon } from "@/components/ui/icons/search";

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  placeholder: string;
  query: string;
  onFocus: () => void;
  onChange: (query: string) => void;
};

/** On a phone the keyboard covers the lower half: the results must be in the upper half. */
function makeRoom({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (window.matchMedia("(max-width: 40rem)").matches) currentTarget.scrollIntoView({ block: "start" });
}

/** The search box of a category. */
export function SearchField({ ref, placeholder, query, onFocus, onChange }: Props) {
  const t = useTexts(category);
  return (
    <div className="relative">
      <label>
        <span className="sr-only">{t("search")}</span>
        <SearchIcon className="absolute top-3 left-3 size-6 text-tamarind" />
        <input
          ref={ref}
          type="search"
          className={`field-input truncate pl-11 ${query === "" ? "pr-2" : "pr-11"}`}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={query}
          onFocus={(event) => {
            makeRoom(event);
            onFocus();
          }}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {query !== "" && (
        <button
          type="button"
          aria-label={t("empty")}
          className="icon-button absolute top-0.5 right-0.5"
          onClick={() => {
            onChange("");
            ref.current?.focus();
          }}
        >
          <CloseIcon className="size-5" />
        </button>
      )}
    </div>
  );
}
