import { searchExamples } from "#lib/shop/search/search-words.ts";
import { Kolam } from "@/components/ui/kolam";

type Props = { searching: boolean; onClear: () => void };

/** A category's grid with nothing in it. */
export function NothingFound({ searching, onClear }: Props) {
  return (
    <div className="grid justify-items-center gap-4 py-14 text-center">
      <Kolam rows={[1, 3, 5, 3, 1]} className="h-32 text-(--deep)/60" />
      <h2 className="text-3xl">{searching ? "No products found" : "No products available"}</h2>
      <p className="max-w-md text-tamarind">
        {searching
          ? `Try another word: ${searchExamples.join(", ")}. Tamil works too.`
          : "No pack of this weight here. Choose All Weights to see every one."}
      </p>
      {searching && (
        <button type="button" className="button" onClick={onClear}>
          Clear Search
        </button>
      )}
    </div>
  );
}
