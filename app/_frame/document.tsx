"use client";
import { type ReactNode, useEffect } from "react";
import { loadOrderScript } from "#inline/load-order.ts";
import { accountsScript } from "#lib/browser/account/accounts.ts";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { listen } from "#lib/browser/storage/store.ts";
import { languages } from "#lib/shop/language/language.ts";
import { AfterLoad } from "./after-load";
import { PageBoundary } from "./page-boundary";
import "@/app/globals.css";
import localFont from "next/font/local";

type Props = { children: ReactNode };

/**
 * The document around every page, in the language of what is around it. A client component, which the browser caches as
 * code: else each page contains it twice, as HTML and as data for hydration.
 */
export function Document({ children }: Props) {
  const language = useLanguage();
  useEffect(markFailedPictures, []);
  useEffect(markAlive, []);
  return (
    // The script of the load order may write attributes on it before React hydrates. Its smooth scrolling is for links
    // within a page: the attribute tells the router to begin a new page at its top at once.
    <html
      lang={languages[language].locale}
      className={`${fraunces.variable} ${hindMadurai.variable} motion-safe:scroll-smooth`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        {/* Marks a page of a shop without accounts before anything of it is drawn. */}
        {accountsScript && <InlineScript text={accountsScript} />}
        <PageBoundary>{children}</PageBoundary>
        {/* Below everything that is seen. */}
        <InlineScript text={loadOrderScript} />
        <AfterLoad />
      </body>
    </html>
  );
}

function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, the same on every page
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * Marks the page when its scripts run, and carries out the last press on a button that had none yet (`data-early`).
 * Without the mark, 8 s after the page has loaded, WithoutScripts says how to order.
 */
function markAlive(): void {
  document.documentElement.dataset.alive = "";
  const { pressed } = window;
  if (pressed instanceof Element) pressed.closest<HTMLElement>("[data-early]")?.click();
}

/**
 * Marks every Picture that failed to load, so that its placeholder shows. One listener for the whole page, because
 * pictures are in the server's HTML and may fail before any script runs: those are looked up at the start.
 * @returns a function that ends this
 */
function markFailedPictures(): () => void {
  const mark = (image: EventTarget | null, failed: boolean) => {
    if (image instanceof HTMLImageElement) image.closest("[data-picture]")?.toggleAttribute("data-failed", failed);
  };
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) mark(image, true);
  // The same element may be given another picture later. Neither event bubbles: both are heard in the capture phase.
  const onSettled = ({ target, type }: Event) => mark(target, type === "error");
  return listen(document, ["error", "load"], onSettled, { capture: true });
}

// A font that is not there for the first paint is used from the next page on ('optional', after-load-parts.tsx): text
// that changed its font while it is read would move, and the buttons below it too. What draws until then is fitted in
// globals.css.

/** Headings: soft, at its largest optical size. */
const fraunces = localFont({
  src: "../fonts/fraunces.woff2",
  display: "optional",
  weight: "600",
  variable: "--font-fraunces",
  adjustFontFallback: false,
});

/**
 * The text font, Latin and Tamil in one design. Its semibold is not among what the first paint needs: see
 * after-load-parts.tsx.
 */
const hindMadurai = localFont({
  src: "../fonts/hind-madurai.woff2",
  display: "optional",
  weight: "400",
  variable: "--font-hind-madurai",
  adjustFontFallback: false,
  declarations: [{ prop: "font-family", value: "Hind Madurai" }],
});
