"use client";
import { useState } from "react";
import { chosenLanguage } from "#lib/browser/language/chosen-language.ts";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { useStore } from "#lib/browser/store.ts";
import { LanguageSwitch } from "./language-switch";

/**
 * Offers the pages in Tamil to a visitor whose browser knows Tamil, until either answer is pressed. It overlaps the page's end
 * and moves nothing. Nobody is led to the other language unasked.
 */
export function LanguageOffer() {
  const language = useLanguage();
  const chosen = useStore(chosenLanguage, null);
  // One question at a time: the one about counting visits is at the same place.
  const [isFree] = useState(() => document.querySelector(".consent-line") === null);
  const knowsTamil = navigator.languages.some((each) => /^ta\b/i.test(each));
  if (language === "ta" || chosen !== null || !knowsTamil || !isFree) return null;
  return (
    <section aria-label="தமிழ்" lang="ta" className="consent-line">
      <p className="mr-auto">இந்தக் கடை தமிழிலும் இருக்கிறது.</p>
      <div className="flex gap-3">
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
