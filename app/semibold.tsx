"use client";
import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";

const FILE = new URL("./fonts/hind-madurai-600.woff2", import.meta.url);

/**
 * Fetches the drawn semibold of the text font when the page is first used, and uses it from the next page on. Until then the
 * browser makes one of the regular: text that changed its font while it is read would move, and the first paint waits for no
 * third file.
 */
export function Semibold() {
  const address = usePathname();
  const font = useRef<FontFace | null>(null);
  useEffect(() => {
    const fetchFont = () =>
      void new FontFace("Hind Madurai", `url(${FILE.href})`, { weight: "600" }).load().then(
        (loaded) => {
          font.current = loaded;
        },
        // Without it the page stays as it is.
        () => {},
      );
    const uses = ["pointerdown", "keydown"] as const;
    const onUse = () => {
      for (const use of uses) window.removeEventListener(use, onUse);
      fetchFont();
    };
    for (const use of uses) window.addEventListener(use, onUse, { passive: true });
    return () => {
      for (const use of uses) window.removeEventListener(use, onUse);
    };
  }, []);
  // Before the new page is painted: nothing of it moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new address that matters.
  useLayoutEffect(() => {
    if (font.current) document.fonts.add(font.current);
  }, [address]);
  return null;
}
