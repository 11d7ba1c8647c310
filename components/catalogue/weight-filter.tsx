import { useEffect, useId, useRef, useState } from "react";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { listen } from "#lib/browser/storage/store.ts";
import { type Weight, weightIn, weights } from "#lib/shop/catalogue/weights.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { type CategoryTexts, category } from "#texts/en/category.ts";
import { ChevronIcon } from "@/components/ui/icons";

type Props = { weight: Weight; onChange: (weight: Weight) => void };

/** The weights to choose from. It closes on a choice, on Esc, and on a press anywhere else. */
export function WeightFilter({ weight, onChange }: Props) {
  const t = useTexts(category);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();

  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>("input:checked")?.focus();
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    return listen(document, ["pointerdown", "focusin"], outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      ref={box}
      className="relative flex-[0_1_8.5rem] sm:basis-48"
      onKeyDown={(event) => event.key === "Escape" && close()}
      role="none"
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={list}
        className="field-input flex items-center justify-between gap-1 whitespace-nowrap text-base sm:gap-4"
        onClick={() => setOpen(!open)}
      >
        <span>
          <span className="sr-only">{`${t("weight")}: `}</span>
          <span>{weightName(weight, t, language)}</span>
        </span>
        <ChevronIcon className={open ? "size-5 rotate-180" : "size-5"} />
      </button>
      <fieldset id={list} hidden={!open} className="card absolute inset-x-0 top-full z-10 mt-1 py-2 floating">
        <legend className="sr-only">{t("weight")}</legend>
        {weights.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-(--light)">
            <input
              type="radio"
              name={list}
              className="size-4 accent-chilli"
              checked={choice === weight}
              onChange={() => onChange(choice)}
              onClick={(event) => event.detail > 0 && close()}
              onKeyDown={(event) => event.key === "Enter" && close()}
            />
            {weightName(choice, t, language)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** A choice of weight in the page's language. */
export const weightName = (weight: Weight, t: Translate<CategoryTexts>, language: Language): string =>
  weight === "All Weights" ? t("allWeights") : weightIn(language, weight);
