import { queryOptions } from "@tanstack/react-query";
import { publicConfigSchema } from "#lib/shop/http/public-config.ts";
import { callApi } from "./api-client.ts";
import { dataOf } from "./result.ts";

/** The server's configuration, fetched once per visit by the pages that need it. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => dataOf(await callApi("/api/config", publicConfigSchema)),
});
