import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { setKnownShop } from "#lib/browser/shop-state/live-shop.ts";
import type { Pause } from "#lib/shop/shop-state/shop-state.ts";
import { shopStateSchema } from "#lib/shop/shop-state/shop-state-schema.ts";
import { callAsStaff, STAFF } from "./staff-api.ts";

const KEY = [STAFF, "switches"];
const LINKS_KEY = [STAFF, "order-links"];

/** What is switched now: the pause, what is sold out, and the facts. From then on the tab prices by them. */
export function useSwitches() {
  const queryFn = async () => {
    const state = await callAsStaff("/api/shop", shopStateSchema);
    setKnownShop(state);
    return state;
  };
  return useQuery({ queryKey: KEY, queryFn });
}

/** Switches a product to sold out or available, or pauses all orders and ends the pause. */
export function useSwitch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: { path: string; body: { in_stock: boolean } | Pause }) =>
      callAsStaff(path, z.object({}), { method: "PATCH", body }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

const LINKS = "/api/staff/order-links";
const linksSchema = z.object({ enabled: z.boolean() });

/** Whether the warehouse's messages carry one-tap links. */
export function useOrderLinks() {
  return useQuery({ queryKey: LINKS_KEY, queryFn: () => callAsStaff(LINKS, linksSchema) });
}

/** Switches all one-tap links on or off. */
export function useSwitchOrderLinks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) => callAsStaff(LINKS, linksSchema, { method: "PATCH", body: { enabled } }),
    onSuccess: (links) => client.setQueryData(LINKS_KEY, links),
  });
}
