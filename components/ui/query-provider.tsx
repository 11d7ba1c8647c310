"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/**
 * Calls are made even when the browser counts itself as offline: a paused call would be sent at some later time,
 * unseen.
 */
const networkMode = "always";

/** Only the pages that call the API are inside this, so that a visitor who only reads never loads it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { networkMode, retry: 1 }, mutations: { networkMode } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
