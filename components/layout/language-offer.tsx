import { useRef, useState } from "react";
import { chosenLanguage } from "#lib/browser/language/chosen-language.ts";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { useClearPlace } from "#lib/browser/page/use-clear-place.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { DEFAULT_LANGUAGE, languages } from "#lib/shop/language/language.ts";
import "@/components/ui/edge-card.css";
import { LanguageSwitch } from "./language-switch";

/**
 * Offers the pages in Tamil to a visitor whose browser knows Tamil, until either answer is pressed. It lies on no
 * button at rest, and moves nothing. No visitor is led to the other language unasked.
 */
export function LanguageOffer() {
  const chosen = useStore(chosenLanguage, null);
  // One question at a time: the one about counting visits is at the same place.
  const [isFree] = useState(() => document.querySelector(".consent-line") === null);
  const knowsTamil = navigator.languages.some((each) => /^ta\b/i.test(each));
  const card = useRef<HTMLElement>(null);
  const asks = useLanguage() === DEFAULT_LANGUAGE && chosen === null && knowsTamil && isFree;
  const isClear = useClearPlace(card, asks, true);
  if (!asks) return null;
  return (
    <section
      ref={card}
      aria-label={languages.ta.name}
      lang="ta"
      className={`edge-card edge-line consent-line ${isClear ? "" : "invisible"}`}
    >
      <p className="max-md:text-sm max-md:leading-tight md:col-span-full">இந்தக் கடை தமிழிலும் இருக்கிறது.</p>
      <div className="edge-card-buttons">
        <button
          type="button"
          lang="en"
          className="button button-quiet min-h-11 px-4"
          onClick={() => chosenLanguage.write("en")}
        >
          English
        </button>
        <LanguageSwitch className="button min-h-11 px-4" />
      </div>
    </section>
  );
}
