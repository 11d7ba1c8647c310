"use client";
import type { ReactNode } from "react";
import { AccountsMark } from "@/components/account/accounts-mark";
import { MarkAlive } from "@/components/layout/mark-alive";
import { NoResponseLine } from "@/components/layout/no-response-line";
import { DeferredPictures } from "@/components/ui/deferred-pictures";
import { FailedPictures } from "@/components/ui/failed-pictures";
import { AfterLoad } from "./after-load";
import { PageBoundary } from "./page-boundary";

type Props = { lang: string; fonts: string; children: ReactNode };

/**
 * The document around every page of a language. A client component, which the browser caches as code: else each page contains
 * it twice, as HTML and as data for hydration.
 */
export function Document({ lang, fonts, children }: Props) {
  return (
    // DeferredPictures may write attributes on it before React hydrates. Its smooth scrolling is for links within a page:
    // the attribute tells the router to begin a new page at its top at once.
    <html lang={lang} className={fonts} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        <AccountsMark />
        <PageBoundary>{children}</PageBoundary>
        <NoResponseLine />
        <MarkAlive />
        <FailedPictures />
        <DeferredPictures />
        <AfterLoad />
      </body>
    </html>
  );
}
