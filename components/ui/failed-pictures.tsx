"use client";
import { useEffect } from "react";

/**
 * Marks every Picture that failed to load, so that its placeholder shows. One listener for the whole page, because pictures
 * are in the server's HTML and may fail before any script runs: those are looked up at the start.
 */
export function FailedPictures() {
  useEffect(() => {
    const mark = (image: EventTarget | null, failed: boolean) => {
      if (image instanceof HTMLImageElement) image.closest("[data-picture]")?.toggleAttribute("data-failed", failed);
    };
    const onError = ({ target }: Event) => mark(target, true);
    // The same element may be given another picture.
    const onLoad = ({ target }: Event) => mark(target, false);
    // Neither event bubbles: the listener takes them in the capture phase.
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
