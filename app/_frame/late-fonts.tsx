"use client";
import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";

const SEMIBOLD = new URL("../fonts/hind-madurai-600.woff2", import.meta.url);
/** The fonts of the first paint, by the beginnings of their files' names. */
const early = { fraunces: { family: "Fraunces", weight: "600" }, hind: { family: "Hind Madurai", weight: "400" } };

/**
 * Fetches the drawn semibold of the text font when the page is first used, and uses it from the next page on. Until then the
 * browser makes one of the regular: text that changed its font while it is read would move, and the first paint waits for no
 * third file. The other fonts are used from the next page on, too, when they came too late for the first paint: a browser
 * gives them up for as long as the document lives.
 */
export function LateFonts() {
  const address = usePathname();
  const fonts = useRef<FontFace[]>([]);
  useEffect(() => {
    const fetchFonts = () => {
      // Without them the page stays as it is.
      for (const face of lateFaces())
        void face.load().then(
          (loaded) => void fonts.current.push(loaded),
          () => {},
        );
    };
    const uses = ["pointerdown", "keydown"] as const;
    const onUse = () => {
      for (const use of uses) window.removeEventListener(use, onUse);
      // After what was pressed has its effect.
      setTimeout(fetchFonts);
    };
    for (const use of uses) window.addEventListener(use, onUse, { passive: true });
    return () => {
      for (const use of uses) window.removeEventListener(use, onUse);
    };
  }, []);
  // Before the new page is painted: nothing of it moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new address that matters.
  useLayoutEffect(() => {
    for (const font of fonts.current.splice(0)) document.fonts.add(font);
  }, [address]);
  return null;
}

/** The semibold, and the preloaded fonts from the browser's cache, by the files that the page names. */
function lateFaces(): FontFace[] {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
  const preloaded = Array.from(preloads, ({ href }) => {
    const [, found] = Object.entries(early).find(([name]) => href.includes(`/${name}`)) ?? [];
    return found ? [new FontFace(found.family, `url(${href})`, { weight: found.weight })] : [];
  });
  return [new FontFace("Hind Madurai", `url(${SEMIBOLD.href})`, { weight: "600" }), ...preloaded.flat()];
}
