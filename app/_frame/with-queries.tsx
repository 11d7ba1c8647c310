import type { ComponentType } from "react";
import { QueryProvider } from "@/components/ui/query-provider";

/** A page of one part, which calls the API. */
export const withQueries = (Part: ComponentType) => () => (
  <QueryProvider>
    <Part />
  </QueryProvider>
);
