import { Kolam } from "@/components/ui/kolam";

type Props = { searching: boolean; onClear: () => void };

/** A category's grid with nothing in it. What a search offers instead is below it, near enough to be seen above a keyboard. */
export function NothingFound({ searching, onClear }: Props) {
  return (
    <div className={`grid justify-items-center gap-4 text-center ${searching ? "pt-6" : "py-14"}`}>
      {!searching && <Kolam rows={[1, 3, 5, 3, 1]} className="h-32 text-(--deep)/60" />}
      <h2 className="text-3xl">{searching ? "No products found" : "No products available"}</h2>
      {searching ? (
        <button type="button" className="button" onClick={onClear}>
          Clear Search
        </button>
      ) : (
        <p className="max-w-md text-tamarind">No packs of this weight here. Choose All Weights to see them all.</p>
      )}
    </div>
  );
}
