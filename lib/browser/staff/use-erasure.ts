import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { showNotice } from "./change-notice.ts";
import { callAsStaff } from "./staff-api.ts";
import { refreshOrders } from "./staff-orders.ts";

const erasedSchema = z.object({ erased: z.array(z.string()) });
/** A customer of many orders takes a while, in milliseconds. */
const TIMEOUT = 60_000;

/** Erases the customer with this phone number from all orders. While one is under way nothing is erased, and the error names it. */
export function useErasure(phone: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callAsStaff(client, "/api/staff/erasures", erasedSchema, { body: { phone }, timeout: TIMEOUT }),
    onSuccess: async ({ erased }) => {
      showNotice({ text: `Erased from ${erased.length} ${erased.length === 1 ? "order" : "orders"}.` });
      await refreshOrders(client);
    },
  });
}
