import { queryOptions } from "@tanstack/react-query";
import { publicConfigSchema } from "#lib/shop/public-config.ts";
import { callApi } from "./api-client.ts";

/** The server's configuration, fetched once per visit by the pages that need it. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const config = await callApi("/api/config", publicConfigSchema);
    if (!config.ok) throw new Error(config.message);
    return config.data;
  },
});
