import {
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { prepareSearch } from "#lib/browser/catalogue/prepare-search.ts";
import { isPlainClick } from "#lib/browser/catalogue/use-product-address.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { shopSearch } from "#lib/shop/search/shop-search.ts";
import { search as searchTexts } from "#texts/en/search.ts";
import { CloseButton } from "@/components/ui/close-button";
import { CloseIcon, SearchIcon } from "@/components/ui/icons";
import { useModal } from "@/components/ui/use-modal";
import { CategoryChips } from "./category-chips";
import { HitRow } from "./hit-row";
import { NoHits } from "./no-hits";
import "./search.css";

/** The search of all products, open while it is rendered. Esc and Back on a phone close it. */
export function SearchDialog({ onClosed }: { onClosed: () => void }) {
  const t = useTexts(searchTexts);
  const [typed, setTyped] = useState("");
  // What was found before today's cards and prices were there is looked for again.
  const [, setReady] = useState(false);
  // The field shows a letter at once; what it finds follows.
  const query = useDeferredValue(typed);
  const { close, dialog } = useModal(onClosed);
  const field = useRef<HTMLInputElement>(null);
  const router = usePageRouter();
  useEffect(() => {
    field.current?.focus();
    void prepareSearch().then(() => setReady(true));
  }, []);

  const searching = query.trim() !== "";
  const hits = searching ? shopSearch().find(query) : [];
  const search = (text: string) => {
    setTyped(text);
    field.current?.focus();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = shopSearch().find(typed);
    if (!first) return;
    close();
    router.push(`/product-details/${first.slug}`);
  };
  /** In a search field with text, Esc would only clear the field. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  };
  /** A link that opens in another tab leaves the search as it is. */
  const onLink = (event: MouseEvent) => {
    if (isPlainClick(event)) close();
  };

  return createPortal(
    <dialog
      {...dialog}
      aria-label={t("title")}
      className="h-auto max-h-none w-screen max-w-none flex-col overflow-hidden bg-rice text-ink [&[open]]:flex sm:mx-auto sm:mt-16 sm:bottom-auto sm:max-h-[min(44rem,calc(100vh-6rem))] sm:w-[min(40rem,calc(100vw-2rem))] sm:rounded-pack"
    >
      <div className="flex shrink-0 items-center gap-1 border-brass-40 border-b bg-paper py-2 pr-2 pl-4 sm:py-3 sm:pr-3 sm:pl-5">
        <search className="flex-1">
          <form className="relative" onSubmit={onSubmit}>
            <label>
              <span className="sr-only">{t("field")}</span>
              <SearchIcon className="absolute top-3 left-3 size-6 text-tamarind" />
              <input
                ref={field}
                type="search"
                className="field-input px-11.5 [&::-webkit-search-cancel-button]:hidden"
                placeholder={t("placeholder")}
                autoComplete="off"
                enterKeyHint="go"
                maxLength={80}
                value={typed}
                onKeyDown={onKeyDown}
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
            {typed !== "" && (
              <button
                type="button"
                aria-label={t("clear")}
                className="icon-button absolute top-0.5 right-0.5"
                onClick={() => search("")}
              >
                <CloseIcon className="size-5" />
              </button>
            )}
          </form>
        </search>
        <CloseButton onClick={close} />
      </div>
      <div className="search-body flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-8 sm:pb-6">
        <p role="status" className="py-1.5 text-tamarind empty:p-0">
          {searching && t("count", { count: hits.length })}
        </p>
        {hits.length > 0 && (
          <ul>
            {hits.map((hit) => (
              <HitRow key={hit.slug} hit={hit} onClick={onLink} />
            ))}
          </ul>
        )}
        {searching && hits.length === 0 && (
          <NoHits similar={shopSearch().similar(query)} categories={shopSearch().categories} onLink={onLink} />
        )}
        {!searching && (
          <>
            <h2>{t("categories")}</h2>
            <CategoryChips categories={shopSearch().categories} onLink={onLink} />
            <h2>{t("tryWord")}</h2>
            <div className="chips search-words flex flex-wrap gap-2">
              {shopSearch().examples.map((word) => (
                <button key={word} type="button" className="chip" onClick={() => search(word)}>
                  {word}
                </button>
              ))}
            </div>
          </>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
