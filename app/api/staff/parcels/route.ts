import { requireStaff } from "#lib/server/auth/caller.ts";
import { csvFile } from "#lib/server/http/printed.ts";
import { route } from "#lib/server/http/route.ts";
import { everyOrder } from "#lib/server/store/every-order.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { statusesWhere } from "#lib/shop/order/order-status.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";

/** The newest packed parcels, at most so many. */
const MOST = 1000;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    const parcels: Order[] = [];
    for await (const order of everyOrder(openStore(), {
      statuses: statusesWhere(({ parcel }) => parcel === "packed"),
    })) {
      parcels.push(order);
      if (parcels.length === MOST) break;
    }
    return csvFile("parcels.csv", courierCsv(parcels.reverse()));
  },
});
