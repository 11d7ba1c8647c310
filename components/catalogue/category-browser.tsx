"use client";
import {
  lazy,
  type MouseEvent,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { isPlainClick, useProductAddress } from "#lib/browser/catalogue/use-product-address.ts";
import { usePath } from "#lib/browser/language/navigation.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { categoryIn } from "#lib/shop/catalogue/names.ts";
import { hasWeight, type Weight, weights, weightText } from "#lib/shop/catalogue/weights.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import type { ProductWithPicture } from "#lib/shop/pictures/pictures.ts";
import { category as categoryTexts } from "#texts/en/category.ts";
import { CloseButton } from "@/components/ui/close-button";
import { NothingFound } from "./nothing-found";
import { ProductCard } from "./product-card";
import { ProductDetails } from "./product-details";
import { SearchField } from "./search-field";
import { WeightFilter, weightName } from "./weight-filter";
import "@/components/ui/catalogue.css";
import { usePathname } from "next/navigation";
import { hasMouse } from "#lib/browser/language/scroll-to-top.ts";

/** What is searched for in a category, and the weight that was chosen. */
type CategorySearch = { query: string; weight: Weight | null };

/**
 * Stores the search in the browser's history entry, so that Back and a reload bring it back. It is in no address: no
 * cache, no server and no search engine sees it.
 */
function rememberSearch(search: CategorySearch): void {
  try {
    window.history.replaceState({ ...window.history.state, search }, "");
  } catch {
    // Safari refuses the hundredth change in half a minute.
  }
}

/** The search of this history entry; null without one. */
function rememberedSearch(): CategorySearch | null {
  const { query, weight } = window.history.state?.search ?? {};
  return typeof query === "string" ? { query, weight: weights.find((known) => known === weight) ?? null } : null;
}

type Props = {
  /** Each product, and the text of its dialog. `lang` is the text's, where a page in Tamil has it in English only. */
  entries: { product: ProductWithPicture; description: string; lang?: "en" }[];
};

/** So few products are shown large, one below the other: among empty places small cards would look lost. */
const FEW = 2;

/** So many leave one place of two columns and of four, which they fill together. Three columns they fill alone. */
const SET = 3;
const SetCard = lazy(() => import("./set-card").then((module) => ({ default: module.SetCard })));

/** A category's products: search, weight filter, cards, and the dialog. */
export function CategoryBrowser(props: Props) {
  return useAfterHeading() ? <Browser {...props} /> : null;
}

function Browser({ entries }: Props) {
  const t = useTexts(categoryTexts);
  const language = useLanguage();
  const path = usePath();
  const [query, setQuery] = useState("");
  const [search, setSearch] = useState<typeof import("./search-elsewhere") | null>(null);
  const [chosen, setChosen] = useState<Weight | null>(null);
  const weight = chosen ?? "All Weights";
  const field = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleOf = useCallback(
    (slug: string) => {
      const entry = entries.find(({ product }) => product.slug === slug);
      return entry && `${entry.product.names[language]} | ${shop.names[language]}`;
    },
    [entries, language],
  );
  const { slug, open, close } = useProductAddress(dialog, titleOf);

  // What was typed before the search has loaded is searched for when it has.
  const searching = search !== null && query.trim() !== "";
  const products = entries.map(({ product }) => product);
  const matching = searching ? search.foundAmong(products, query) : products;
  const found = matching.filter(({ grams }) => hasWeight(grams, weight));
  const category = products[0];
  const sold = [...new Set(products.map(({ grams }) => weightText(grams, language)))];
  const isFew = entries.length <= FEW;
  const shown = entries.find(({ product }) => product.slug === slug);

  /**
   * Loaded when a shopper begins to search, and tried again with the next letter where it fails. With a connection it
   * fails for good: a release has replaced the file that this page knows, and the page of the search has the new one.
   */
  const loadSearch = () => {
    if (search) return;
    const loaded = import("./search-elsewhere").then(async (module) => {
      await module.ready();
      setSearch(module);
    });
    loaded.catch(() => {
      const text = field.current?.value;
      if (text && navigator.onLine) window.location.assign(path(`/search?q=${encodeURIComponent(text)}`));
    });
  };
  const find = (text: string) => {
    loadSearch();
    startTransition(() => setQuery(text));
  };
  /** Back has led here: the page is as it was left. What was typed meanwhile stays. */
  const restore = useEffectEvent(() => {
    const before = rememberedSearch();
    if (!before || !field.current || field.current.value) return;
    setChosen(before.weight);
    if (before.query === "") return;
    field.current.value = before.query;
    loadSearch();
    setQuery(before.query);
  });
  // First it is read, then written.
  useEffect(() => restore(), []);
  useEffect(() => rememberSearch({ query, weight: chosen }), [query, chosen]);
  /**
   * Ends the search, or where there is none the choice of a weight. The button disappears with the empty page: the
   * focus moves to the search field.
   */
  const clear = () => {
    if (field.current) field.current.value = "";
    setQuery("");
    if (query.trim() === "") setChosen(null);
    field.current?.focus();
  };
  /**
   * A plain click, or Enter, opens the dialog; with a modifier key, or another mouse button, the link opens as a link.
   */
  const onCard = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-product]") : null;
    const product = products.find((one) => one.slug === link?.getAttribute("data-product"));
    if (!product || !isPlainClick(event)) return;
    event.preventDefault();
    open(product.slug);
  };

  return (
    <>
      {/* In one row, or with large letters in two. */}
      <search className="needs-script mt-2.5 flex flex-wrap gap-2 sm:mt-4">
        <SearchField
          ref={field}
          placeholder={t("searchIn", { category: categoryIn(language, category?.category ?? "") })}
          empty={query === ""}
          onBegin={loadSearch}
          onType={find}
          onClear={clear}
        />
        <WeightFilter weight={weight} onChange={setChosen} />
      </search>
      <p role="status" className="text-tamarind not-empty:mt-3">
        {searching
          ? t("found", { count: found.length, query: query.trim() })
          : chosen && t("showing", { count: found.length, weight: weightName(chosen, t, language) })}
      </p>
      {found.length === 0 ? (
        <NothingFound searching={searching} weights={sold.join(", ")} onClear={clear} />
      ) : (
        <ul
          className={`cards mt-3 grid grid-cols-1 gap-2.5 sm:gap-5 ${isFew ? "few" : "min-[21.25rem]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"}`}
          onClickCapture={onCard}
        >
          {found.map((product) => (
            <li key={product.slug} id={product.slug} className="scroll-mt-20">
              <ProductCard product={product} place={products.indexOf(product)} large={isFew} />
            </li>
          ))}
          {entries.length === SET && found.length === SET && !entries.some(({ product }) => product.soldOut) && (
            <li className="lg:max-xl:hidden">
              <Suspense fallback={null}>
                <SetCard products={entries.map(({ product, description }) => ({ ...product, description }))} />
              </Suspense>
            </li>
          )}
        </ul>
      )}
      {searching && category && (
        <search.SearchElsewhere
          query={query}
          weight={weight}
          categorySlug={category.categorySlug}
          found={found.length > 0}
        />
      )}
      {/* A native dialog: it traps the focus and returns it to the card. */}
      <dialog
        ref={dialog}
        data-address
        aria-label={shown?.product.names[language]}
        className="m-auto max-h-[calc(100dvh-1.5rem)] w-[min(56rem,calc(100vw-1.5rem))] overflow-clip rounded-pack bg-rice text-ink [&[open]]:flex"
        onCancel={close}
        // The browser fires it a frame late: the dialog may be open again by then, for another card.
        onClose={() => dialog.current?.open || close()}
      >
        {/* What scrolls is in the dialog, and holds what is placed in it for screen readers alone: the cross stays. */}
        <div className="relative grow overflow-y-auto overscroll-contain">{shown && <ProductDetails {...shown} />}</div>
        <CloseButton className="absolute top-3 right-3 bg-rice-90" onClick={close} />
      </dialog>
    </>
  );
}

/**
 * False while a page's heading is rendered, where a phone arrives by a link; true a moment later. What is below the
 * heading would delay it. What the server rendered, and what Back returns to, is there at once, because the scroll
 * position needs it.
 */
function useAfterHeading(): boolean {
  const address = usePathname();
  // With a link the router knows the new address before the browser; with Back it is the other way round.
  const [isAfter, setIsAfter] = useState(
    () => typeof window === "undefined" || hasMouse || window.location.pathname === address,
  );
  useEffect(() => startTransition(() => setIsAfter(true)), []);
  return isAfter;
}
