import { useTexts } from "#lib/browser/language/texts.ts";
import { category } from "#texts/en/category.ts";
import { Kolam } from "@/components/ui/kolam";

type Props = {
  searching: boolean;
  /** What the category's packs weigh. */
  weights: string;
  onClear: () => void;
};

/**
 * A category's grid with nothing in it. What a search offers instead is below it, near enough to be seen above a
 * keyboard.
 */
export function NothingFound({ searching, weights, onClear }: Props) {
  const t = useTexts(category);
  return (
    <div className={`grid justify-items-center gap-4 text-center ${searching ? "pt-6" : "py-8"}`}>
      {!searching && <Kolam rows={[1, 3, 5, 3, 1]} className="h-24 text-(--deep) opacity-60" />}
      <h2 className="text-3xl">{t(searching ? "notFound" : "noneHere")}</h2>
      {!searching && <p className="max-w-md text-tamarind">{t("otherWeight", { weights })}</p>}
      <button type="button" className="button" onClick={onClear}>
        {t(searching ? "clear" : "showAll")}
      </button>
    </div>
  );
}
