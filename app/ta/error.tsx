"use client";
import { ErrorNotice } from "@/components/layout/error-notice";

/** Replaces a page that failed while it was rendered. */
export default function PageError({ error }: { error: unknown }) {
  return <ErrorNotice error={error} />;
}
