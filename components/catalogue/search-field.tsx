import { type FocusEvent, type RefObject, useEffect, useEffectEvent } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { category } from "#texts/en/category.ts";
import { CloseIcon, SearchIcon } from "@/components/ui/icons";

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  placeholder: string;
  /** Whether nothing is searched for. */
  empty: boolean;
  /** Somebody is about to type. */
  onBegin: () => void;
  onType: (text: string) => void;
  onClear: () => void;
};

/**
 * On a phone the keyboard covers the lower half: the results must be in the upper half. Where the focus has already
 * gone on, the page stays: it would move what has the focus now under the header.
 */
function makeRoom(field: HTMLElement): void {
  if (document.activeElement !== field) return;
  if (window.matchMedia("(max-width: 40rem)").matches) field.scrollIntoView({ block: "start" });
}

/**
 * The search box of a category. Its input is uncontrolled: the browser shows a letter before React renders anything.
 */
export function SearchField({ ref, placeholder, empty, onBegin, onType, onClear }: Props) {
  const t = useTexts(category);
  // What was typed before the page's scripts ran.
  const findEarly = useEffectEvent(() => {
    if (ref.current?.value) onType(ref.current.value);
  });
  useEffect(() => findEarly(), []);
  const onFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    // After the frame that answers the touch.
    requestAnimationFrame(() => {
      makeRoom(currentTarget);
      setTimeout(onBegin);
    });
  };
  return (
    <div className="relative flex-[1_1_9.5rem]">
      <label>
        <span className="sr-only">{t("search")}</span>
        <SearchIcon className="absolute top-3 left-3 size-6 text-tamarind" />
        <input
          ref={ref}
          type="search"
          className={`field-input truncate pl-11 [&::-webkit-search-cancel-button]:hidden ${empty ? "pr-2" : "pr-11"}`}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          onFocus={onFocus}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      {!empty && (
        <button
          type="button"
          aria-label={t("empty")}
          className="icon-button absolute top-0.5 right-0.5"
          onClick={onClear}
        >
          <CloseIcon className="size-5" />
        </button>
      )}
    </div>
  );
}
