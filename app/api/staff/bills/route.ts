import { requireStaff } from "#lib/server/auth/caller.ts";
import { csvFile } from "#lib/server/http/printed.ts";
import { route } from "#lib/server/http/route.ts";
import { monthCsv } from "#lib/server/orders/bills.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    const month = new URL(request.url).searchParams.get("month") ?? "";
    return csvFile(`bills-${month}.csv`, await monthCsv(month));
  },
});
