import type { FocusEvent, Ref } from "react";
import { SearchIcon } from "@/components/ui/icons/search";

type Props = {
  ref: Ref<HTMLInputElement>;
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
  return (
    <label className="relative block">
      <span className="sr-only">Search products</span>
      <SearchIcon className="absolute top-3 left-3 size-6 text-tamarind" />
      <input
        ref={ref}
        type="search"
        className="field-input pr-2 pl-11"
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
  );
}
