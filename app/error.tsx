"use client";
import { ErrorNotice } from "@/components/layout/error-notice";

/** Stands in for a page that broke while it was drawn. */
export default function PageError({ error }: { error: unknown }) {
  return <ErrorNotice error={error} />;
}
