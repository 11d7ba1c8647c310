import { queryOptions } from "@tanstack/react-query";
import { publicConfigSchema } from "#lib/shop/public-config.ts";
import { callApi } from "./api-client.ts";

/** What the server is configured for, asked once per visit by the pages that need it. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const answer = await callApi("/api/config", publicConfigSchema);
    if (answer.kind !== "ok") throw new Error("The shop's settings could not be read.");
    return answer.data;
  },
});
