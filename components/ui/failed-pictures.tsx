"use client";
import { useEffect } from "react";

/**
 * Marks every Picture that could not be loaded, so that its placeholder shows. One listener for the whole page, because
 * pictures come in server HTML and may fail before anything else runs here: those are looked up at the start.
 */
export function FailedPictures() {
  useEffect(() => {
    const mark = (image: EventTarget | null, failed: boolean) => {
      if (image instanceof HTMLImageElement) image.closest("[data-picture]")?.toggleAttribute("data-failed", failed);
    };
    const onError = ({ target }: Event) => mark(target, true);
    // The same element may be given another picture.
    const onLoad = ({ target }: Event) => mark(target, false);
    // Neither event bubbles: they are caught on their way down.
    document.addEventListener("error", onError, true);
    document.addEventListener("load", onLoad, true);
    for (const image of document.images) if (image.complete && image.naturalWidth === 0) mark(image, true);
    return () => {
      document.removeEventListener("error", onError, true);
      document.removeEventListener("load", onLoad, true);
    };
  }, []);
  return null;
}
