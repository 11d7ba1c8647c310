"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** Calls are made even when the browser thinks it is offline: an order that waits unseen would be sent at any later time. */
const networkMode = "always";

/** Only the pages that talk to the API are inside this, so that a visitor who reads never loads it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { networkMode, retry: 1 }, mutations: { networkMode } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
