import { useRef, useState } from "react";
import { chosenLanguage } from "#lib/browser/language/chosen-language.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useClearPlace } from "#lib/browser/page/use-clear-place.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { DEFAULT_LANGUAGE, languages, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { languageOffer } from "#texts/en/language-offer.ts";
import "@/components/ui/edge-card.css";
import { LanguageSwitch } from "./language-switch";

/**
 * Offers the pages in Tamil to a visitor whose browser knows Tamil, until either answer is pressed. It lies on no
 * button at rest, and moves nothing. No visitor is led to the other language unasked.
 */
export function LanguageOffer() {
  const t = useTexts(languageOffer);
  const chosen = useStore(chosenLanguage, null);
  // One question at a time: the one about counting visits is at the same place.
  const [isFree] = useState(() => document.querySelector(".consent-line") === null);
  const isKnown = navigator.languages.some((each) => each.toLowerCase().split("-")[0] === SECOND_LANGUAGE);
  const card = useRef<HTMLElement>(null);
  const asks = useLanguage() === DEFAULT_LANGUAGE && chosen === null && isKnown && isFree;
  const isClear = useClearPlace(card, asks, true);
  if (!asks) return null;
  return (
    <section
      ref={card}
      aria-label={languages[SECOND_LANGUAGE].name}
      lang={SECOND_LANGUAGE}
      className={`edge-card edge-line consent-line ${isClear ? "" : "invisible"}`}
    >
      <p className="max-md:text-sm max-md:leading-tight md:col-span-full">{t("inTamil")}</p>
      <div className="edge-card-buttons">
        <button
          type="button"
          lang={DEFAULT_LANGUAGE}
          className="button button-quiet min-h-11 px-4"
          onClick={() => chosenLanguage.write(DEFAULT_LANGUAGE)}
        >
          {languages[DEFAULT_LANGUAGE].name}
        </button>
        <LanguageSwitch className="button min-h-11 px-4" to={[SECOND_LANGUAGE]} />
      </div>
    </section>
  );
}
