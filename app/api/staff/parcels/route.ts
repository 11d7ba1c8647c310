import { requireStaff } from "#lib/server/auth/caller.ts";
import { csvFile } from "#lib/server/http/printed.ts";
import { route } from "#lib/server/http/route.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { PACKED } from "#lib/shop/order/order-status.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";

/** The newest packed parcels, at most so many. */
const MOST = 1000;
const PAGE = 100;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    const parcels = [];
    for (let cursor: string | undefined; ; ) {
      const { orders, nextCursor } = await openStore().list({ statuses: [PACKED], limit: PAGE, cursor });
      parcels.push(...orders);
      if (nextCursor === null || parcels.length >= MOST) return csvFile("parcels.csv", courierCsv(parcels.reverse()));
      cursor = nextCursor;
    }
  },
});
