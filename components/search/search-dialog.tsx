"use client";
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
import { CategoryChips } from "./category-chips";
import { HitRow } from "./hit-row";
import { NoHits } from "./no-hits";
import "./search-dialog.css";

/**
 * The search of all products, open while it is rendered. A native dialog: it traps the focus and returns it. Esc and
 * Back on a phone close it.
 */
export function SearchDialog({ onClosed }: { onClosed: () => void }) {
  const t = useTexts(searchTexts);
  const [typed, setTyped] = useState("");
  // What was found before today's cards and prices were there is looked for again.
  const [, setReady] = useState(false);
  // The field shows a letter at once; what it finds follows.
  const query = useDeferredValue(typed);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const router = usePageRouter();
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    void prepareSearch().then(() => setReady(true));
  }, []);

  const searching = query.trim() !== "";
  const hits = searching ? shopSearch().find(query) : [];
  const close = () => {
    dialog.current?.close();
    onClosed();
  };
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
    <dialog ref={dialog} aria-label={t("title")} className="search-dialog" onCancel={close} onClose={close}>
      <div className="search-head">
        <search>
          <form onSubmit={onSubmit}>
            <label>
              <span className="sr-only">{t("field")}</span>
              <SearchIcon />
              <input
                ref={field}
                type="search"
                className="field-input"
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
                className="icon-button search-clear"
                onClick={() => search("")}
              >
                <CloseIcon className="size-5" />
              </button>
            )}
          </form>
        </search>
        <CloseButton onClick={close} />
      </div>
      <div className="search-body">
        <p role="status" className="search-status">
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
        {!searching && <SearchIdeas onLink={onLink} onWord={search} />}
      </div>
    </dialog>,
    document.body,
  );
}

type Props = { onLink: (event: MouseEvent) => void; onWord: (word: string) => void };

/** What an empty field offers: the categories, and words that find something. */
function SearchIdeas({ onLink, onWord }: Props) {
  const t = useTexts(searchTexts);
  return (
    <>
      <h2>{t("categories")}</h2>
      <CategoryChips categories={shopSearch().categories} onLink={onLink} />
      <h2>{t("tryWord")}</h2>
      <div className="chips search-words">
        {shopSearch().examples.map((word) => (
          <button key={word} type="button" className="chip" onClick={() => onWord(word)}>
            {word}
          </button>
        ))}
      </div>
    </>
  );
}
