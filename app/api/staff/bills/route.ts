import { requireStaff } from "#lib/server/auth/caller.ts";
import { route } from "#lib/server/http/route.ts";
import { monthCsv } from "#lib/server/orders/bills.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(request) {
    await requireStaff(request);
    const month = new URL(request.url).searchParams.get("month") ?? "";
    // Marked as UTF-8, which Excel needs.
    return new Response(`\ufeff${await monthCsv(month)}`, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="bills-${month}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  },
});
