"use client";
import type { ReactNode } from "react";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { AccountsMark } from "@/components/account/accounts-mark";
import { LoadOrder } from "@/components/layout/load-order";
import { MarkAlive } from "@/components/layout/mark-alive";
import { FailedPictures } from "@/components/ui/failed-pictures";
import { AfterLoad } from "./after-load";
import { fraunces, hindMadurai } from "./fonts";
import { PageBoundary } from "./page-boundary";
import "@/app/globals.css";

type Props = { children: ReactNode };

/**
 * The document around every page, in the language of what is around it. A client component, which the browser caches as code: else each page contains
 * it twice, as HTML and as data for hydration.
 */
export function Document({ children }: Props) {
  const language = useLanguage();
  return (
    // LoadOrder may write attributes on it before React hydrates. Its smooth scrolling is for links within a page:
    // the attribute tells the router to begin a new page at its top at once.
    <html
      lang={`${language}-IN`}
      className={`${fraunces.variable} ${hindMadurai.variable}`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <AccountsMark />
        <PageBoundary>{children}</PageBoundary>
        <MarkAlive />
        <FailedPictures />
        <LoadOrder />
        <AfterLoad />
      </body>
    </html>
  );
}
